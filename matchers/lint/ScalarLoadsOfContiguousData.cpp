// A thread fetches neighbouring elements one by one that one wider load would bring at once.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Whether the value is a multiple of `by` in every thread and turn, as far as its form shows.
bool divisible(const Body &body, Value v, int64_t by, int depth = 0) {
  if (by == 1)
    return true;
  if (!v || depth > 40)
    return false;
  switch (v->op) {
  case Op::Const:
    return v->value % by == 0;
  case Op::Sum:
    if (v->value % by != 0)
      return false;
    for (size_t i = 0; i < v->args.size(); ++i) {
      const int64_t rest = by / std::gcd(by, v->coefficients[i]);
      if (!divisible(body, v->args[i], rest, depth + 1))
        return false;
    }
    return true;
  case Op::Product: {
    int64_t rest = by;
    for (Value factor : v->args)
      for (int64_t f = rest; f > 1; f /= 2)
        if (divisible(body, factor, f, depth + 1)) {
          rest /= f;
          break;
        }
    return rest <= 1;
  }
  case Op::Select:
    return divisible(body, v->args[1], by, depth + 1) && divisible(body, v->args[2], by, depth + 1);
  case Op::Symbol:
    if (v->is(SymbolKind::Object))
      return true; // allocations start at a multiple of 256 bytes
    if (v->is(SymbolKind::Phi)) {
      const Phi &p = body.arena.phi(v);
      return p.step && divisible(body, p.init, by, depth + 1) &&
             divisible(body, p.step, by, depth + 1);
    }
    return false;
  default:
    return false;
  }
}

struct Group {
  int64_t size = 0;
  std::map<int64_t, const Access *> at; ///< by byte offset
  LaneAccess lane;
  Value base = nullptr;
};

/// "float4", "uchar4" where such a type exists for the elements, else how many bytes.
std::string wideType(const std::string &element, int64_t size, int64_t bytes) {
  static const std::map<std::string, std::string> stems = {
      {"float", "float"},         {"double", "double"},    {"int", "int"},
      {"unsigned int", "uint"},   {"short", "short"},      {"unsigned short", "ushort"},
      {"unsigned char", "uchar"}, {"signed char", "char"}, {"char", "char"}};
  auto found = stems.find(element);
  const int64_t parts = bytes / size;
  if (found != stems.end() && parts <= 4)
    return "'" + found->second + std::to_string(parts) + "'";
  return "a type of " + std::to_string(bytes) + " bytes";
}
} // namespace

ACCELSCOPE_LINT_RULE(ScalarLoadsOfContiguousData) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Body &body = *instance.body;
    const double most = heaviest(instance);
    std::map<std::tuple<int, int64_t, int, Value>, Group> groups;
    std::set<int> vectorised;
    for (auto &access : body.accesses)
      if (access.object >= 0 && access.space == Space::Global && access.kind == AccessKind::Load &&
          access.isVector)
        vectorised.insert(access.object);
    for (auto &access : body.accesses) {
      if (access.space != Space::Global || access.kind != AccessKind::Load || !access.address ||
          access.object < 0 || access.isVolatile || access.isVector || access.reinterpreted ||
          vectorised.count(access.object) || weight(body, access.loop) * 16 < most)
        continue;
      if (access.size != 1 && access.size != 2 && access.size != 4 && access.size != 8)
        continue;
      Value offset = offsetOf(body.arena, access.address), base = nullptr;
      if (!offset || uncountable(body, offset))
        continue;
      const auto turns = constantTurns(body, offset, base);
      const int64_t constant = base->op == Op::Sum || base->op == Op::Const ? base->value : 0;
      base = body.arena.sub(base, body.arena.constant(constant));
      Group &group = groups[{access.object, access.size, access.guard, base}];
      group.size = access.size;
      group.base = base;
      for (int64_t turn : turns)
        group.at.emplace(constant + turn, &access);
    }
    for (auto &[key, group] : groups) {
      const int object = std::get<0>(key);
      const Object &o = body.objects[size_t(object)];
      if (group.at.size() < 2)
        continue;
      const Access &first = *group.at.begin()->second;
      group.lane = laneAccess(instance, first);
      // Uniform places are a broadcast; elements of neighbouring lanes are no vector of one thread.
      if (group.lane.stride != Stride::Constant && group.lane.stride != Stride::Symbolic &&
          group.lane.stride != Stride::Irregular)
        continue;
      // Beyond a sector a lane the layout is the trouble: that is another rule's finding.
      if (o.isRecord && o.elementSize > 32)
        continue;
      int64_t wide = 0;
      std::vector<const Access *> loads;
      for (int64_t bytes : {int64_t(16), int64_t(8), int64_t(4)}) {
        if (bytes < 2 * group.size || !divisible(body, group.base, bytes))
          continue;
        if (o.elementAlign >= bytes)
          break; // the compiler knows the alignment and merges the loads itself
        if (o.elementAlign > 0 && (!o.isRecord || o.elementSize % bytes != 0))
          continue;
        for (auto &[at, access] : group.at) {
          if (((at % bytes) + bytes) % bytes != 0)
            continue;
          std::vector<const Access *> run;
          for (int64_t b = 0; b < bytes; b += group.size)
            if (auto it = group.at.find(at + b); it != group.at.end())
              run.push_back(it->second);
          if (int64_t(run.size()) == bytes / group.size) {
            wide = bytes;
            loads = run;
            break;
          }
        }
        if (wide)
          break;
      }
      if (!wide)
        continue;
      const std::string array = quoted(body, object);
      const std::string type = wideType(first.type, group.size, wide);
      const int64_t parts = wide / group.size;
      std::set<std::tuple<int, unsigned>> lines;
      for (auto *load : loads) {
        if (!lines.insert({load->where.file, load->where.line}).second)
          continue;
        Finding f;
        f.range = load->where;
        f.kernel = kernel.name;
        f.strategy = "vectorized-memory-access";
        f.message = "one of " + std::to_string(parts) + " loads of consecutive elements of " +
                    array + " by one thread; a single load of " + std::to_string(wide) +
                    " bytes would bring them all";
        if (o.isRecord)
          f.notes.push_back({o.declared.valid() ? o.declared : load->where,
                             "the elements are records of " + std::to_string(o.elementSize) +
                                 " bytes that are aligned to " + std::to_string(o.elementAlign) +
                                 " only; declare the type with 'alignas(" + std::to_string(wide) +
                                 ")' and load whole records"});
        else
          f.notes.push_back({load->where, "load " + type + " through 'reinterpret_cast', or make " +
                                              array + " an array of it"});
        f.notes.push_back({load->where, "assumed: " + array + " starts at a multiple of " +
                                            std::to_string(wide) +
                                            " bytes, as every allocation does"});
        sink.add(std::move(f));
      }
    }
  });
}
