#include "matchers/model/BankConflicts.h"

#include "matchers/model/Evaluate.h"
#include "matchers/model/Queries.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace accelscope::model {
namespace {

constexpr int64_t kBanks = 32, kWord = 4;
constexpr int kWarps = 8;           ///< of a block that are looked at
constexpr int kTurns = 11;          ///< of a loop that doubles or halves
constexpr int64_t kMostPadding = 8; ///< elements

/// `piece`: bytes that one instruction moves for a lane.
int degreeOf(const std::vector<std::pair<int, int64_t>> &lanes, int64_t size, int64_t piece) {
  const int group = piece >= 16 ? 8 : piece >= 8 ? 16 : 32;
  int degree = 1;
  for (int64_t offset = 0; offset < size; offset += piece) {
    std::map<std::pair<int, int64_t>, std::set<int64_t>> banks;
    for (auto &[lane, at] : lanes)
      for (int64_t word = 0; word < std::max<int64_t>(1, piece / kWord); ++word) {
        const int64_t w = (at + offset) / kWord + word;
        banks[{lane / group, ((w % kBanks) + kBanks) % kBanks}].insert(w);
      }
    for (auto &bank : banks)
      degree = std::max(degree, int(bank.second.size()));
  }
  return degree;
}

/// The warps of a block with the offsets of their active lanes, at one turn of the loops around.
struct Request {
  std::vector<std::vector<std::pair<int, int64_t>>> warps;
  bool known = false;
  int degree(int64_t size, int64_t piece) const {
    int most = 0;
    for (auto &w : warps)
      if (!w.empty())
        most = std::max(most, degreeOf(w, size, piece));
    return most;
  }
};

class Question {
public:
  Question(const KernelInstance &instance, const Access &access)
      : body(*instance.body), arena(body.arena), access(access) {
    for (int i = 0; i < 3; ++i)
      dim[i] = instance.blockShape[i];
    // A record moves in pieces of what its size and its alignment allow.
    piece = std::min<int64_t>(16, access.size & -access.size);
    if (access.object >= 0 && access.field < 0) {
      const Object &object = body.objects[size_t(access.object)];
      if (object.isRecord && object.elementSize == access.size && object.elementAlign > 0)
        piece = std::min(piece, object.elementAlign);
    }
    threads = std::min<int64_t>(1024, dim[0] > 0 ? std::max<int64_t>(1, dim[0]) *
                                                       std::max<int64_t>(1, dim[1]) *
                                                       std::max<int64_t>(1, dim[2])
                                                 : 256);
    for (int g : guardsOf(body, access.guard))
      if (Value c = body.guards[size_t(g)].condition;
          c && dependsOn(arena, c, SymbolKind::ThreadIdx))
        conditions.push_back(c);
  }

  Request ask(Value address, const Substitution &turn, bool aligned) {
    Request out;
    const uint64_t seed = aligned ? 5 : 17;
    Value at = substitute(arena, address, turn);
    for (int64_t first = 0; first < threads && out.warps.size() < kWarps; first += 32) {
      const int64_t count = std::min<int64_t>(32, threads - first);
      const auto offsets = evaluateThreads(body, at, first, count, dim, seed, aligned);
      std::vector<bool> active(size_t(count), true);
      for (Value c : conditions) {
        const auto passes =
            evaluateThreads(body, substitute(arena, c, turn), first, count, dim, seed, aligned);
        for (size_t lane = 0; lane < passes.size(); ++lane)
          if (passes[lane] && !*passes[lane])
            active[lane] = false;
      }
      std::vector<std::pair<int, int64_t>> lanes;
      for (size_t lane = 0; lane < offsets.size(); ++lane) {
        if (!active[lane])
          continue;
        if (!offsets[lane])
          return Request();
        lanes.emplace_back(int(lane), *offsets[lane]);
      }
      out.warps.push_back(std::move(lanes));
    }
    out.known = true;
    return out;
  }

  /// Turns of the loops whose variable doubles or halves: each gives another distance between the
  /// lanes.
  std::vector<Substitution> turns(Value address) {
    std::vector<Substitution> out{{}};
    std::set<Value> phis;
    auto collect = [&](Value root) {
      forEachNode(arena, root, [&](Value v) {
        if (v->is(SymbolKind::Phi) && arena.phi(v).factor != 0)
          phis.insert(v);
        return true;
      });
    };
    collect(address);
    for (Value c : conditions)
      collect(c);
    if (phis.size() > 1)
      return out;
    for (Value phi : phis) {
      const Phi &p = arena.phi(phi);
      const int64_t zero[3] = {0, 0, 0};
      const int64_t shape[3] = {dim[0] > 0 ? dim[0] : 256, std::max<int64_t>(1, dim[1]),
                                std::max<int64_t>(1, dim[2])};
      const auto init = evaluateAt(body, p.init, zero, zero, shape, 17);
      if (!init || std::llabs(*init) > 4096)
        return out;
      out.clear();
      int64_t value = *init;
      for (int t = 0; t < kTurns && value != 0 && value <= 2048; ++t) {
        Substitution s{{phi, arena.constant(value)}};
        const Value condition = p.loop >= 0 ? body.loops[size_t(p.loop)].condition : nullptr;
        if (condition) {
          Value c = substitute(arena, condition, s);
          const auto goes = evaluateAt(body, c, zero, zero, shape, 17);
          if (goes && !*goes)
            break;
        }
        out.push_back(s);
        value = p.factor > 0 ? value * p.factor : value / -p.factor;
      }
      if (out.empty())
        out.push_back({});
    }
    return out;
  }

  /// The worst degree with every offset rewritten; 0 when `rewrite` does not apply to one of them.
  template <class F> int rewritten(const Request &request, F rewrite) {
    Request other = request;
    for (auto &warp : other.warps)
      for (auto &[lane, at] : warp) {
        const std::optional<int64_t> to = rewrite(at);
        if (!to)
          return 0;
        at = *to;
      }
    return other.degree(access.size, piece);
  }

  /// Distances between rows, in bytes, that the array or the index has.
  std::vector<int64_t> rowsOf(Value offset) {
    std::vector<int64_t> out;
    auto take = [&](int64_t bytes) {
      if (bytes >= 64 && bytes % access.size == 0 &&
          std::find(out.begin(), out.end(), bytes) == out.end())
        out.push_back(bytes);
    };
    const Object *object = access.object >= 0 ? &body.objects[size_t(access.object)] : nullptr;
    if (object && object->extents.size() >= 2 && object->extents.back() > 0 &&
        object->elementSize > 0)
      take(object->extents.back() * object->elementSize);
    if (offset->op == Op::Sum)
      for (size_t i = 0; i < offset->args.size(); ++i)
        take(std::llabs(offset->coefficients[i]));
    return out;
  }

  Body &body;
  Arena &arena;
  const Access &access;
  int64_t dim[3] = {0, 0, 0};
  int64_t threads = 256;
  int64_t piece = 4;
  std::vector<Value> conditions;
};

/// `v` with its exclusive or, or its rotation by another thread index, left out; all ways to do
/// that.
std::vector<Value> withoutSwizzle(Arena &arena, Value offset) {
  std::vector<Value> out;
  std::vector<Value> nodes;
  forEachNode(arena, offset, [&](Value v) {
    if (v->op == Op::Xor || v->op == Op::Mod || v->op == Op::And)
      nodes.push_back(v);
    return v->op != Op::Load;
  });
  auto varies = [&](Value v) { return varianceOf(arena, v) == Variance::Thread; };
  for (Value v : nodes) {
    if (v->op == Op::Xor) {
      if (varies(v->args[0]) && varies(v->args[1]))
        for (Value kept : v->args)
          out.push_back(substitute(arena, offset, {{v, kept}}));
      continue;
    }
    Value sum = v->args[0]->op == Op::Sum ? v->args[0] : v->args[1];
    Value width = sum == v->args[0] ? v->args[1] : v->args[0];
    if (sum->op != Op::Sum || !width->isConst())
      continue;
    int varying = 0;
    for (Value term : sum->args)
      varying += varies(term);
    if (varying < 2)
      continue;
    for (size_t i = 0; i < sum->args.size(); ++i)
      if (varies(sum->args[i])) {
        Value kept = arena.scale(sum->args[i], sum->coefficients[i]);
        out.push_back(substitute(
            arena, offset,
            {{v, v->op == Op::Mod ? arena.mod(kept, width) : arena.bitAnd(kept, width)}}));
      }
  }
  return out;
}

} // namespace

BankConflict bankConflict(const KernelInstance &instance, const Access &access) {
  BankConflict out;
  if (access.space != Space::Shared || !access.address || access.size <= 0 || !instance.body)
    return out;
  Question q(instance, access);
  Value offset = offsetOf(q.arena, access.address);
  if (!offset)
    return out;
  const std::vector<Substitution> turns = q.turns(offset);
  const LaneAccess lanes =
      laneAccess(*instance.body, substitute(q.arena, access.address, turns.front()), access.size,
                 instance.blockShape, access.space);
  if (lanes.stride == Stride::Symbolic || lanes.stride == Stride::Indirect ||
      lanes.stride == Stride::Unknown)
    return out;

  std::optional<Request> worst;
  for (auto &turn : turns) {
    Request aligned = q.ask(offset, turn, true), odd = q.ask(offset, turn, false);
    // Another degree with other sizes: not known before it runs.
    if (!aligned.known || !odd.known ||
        aligned.degree(access.size, q.piece) != odd.degree(access.size, q.piece))
      return out;
    const int degree = aligned.degree(access.size, q.piece);
    if (degree == 0)
      continue; // nobody takes part in this turn
    out.lowest = out.lowest ? std::min(out.lowest, degree) : degree;
    if (degree > out.degree) {
      out.degree = degree;
      worst = aligned;
    }
  }
  if (!worst)
    return out;

  int best = out.degree;
  for (int64_t row : q.rowsOf(offset)) {
    if (!out.row)
      out.row = row / access.size;
    // The row without its last elements, which no lane of the access uses.
    for (int64_t k = 1; k <= kMostPadding; ++k) {
      const int64_t plain = row - k * access.size;
      if (plain < 64 || plain % 64 != 0)
        continue;
      const int degree = q.rewritten(*worst, [&](int64_t at) -> std::optional<int64_t> {
        if (at < 0 || at % row >= plain)
          return std::nullopt;
        return at / row * plain + at % row;
      });
      if (degree > std::max(out.degree, out.withoutRemedy)) {
        out.remedy = BankConflict::Padding;
        out.withoutRemedy = degree;
        out.padding = k;
        out.row = row / access.size;
      }
    }
    if (out.degree < 2)
      continue;
    for (int64_t k = 1; k <= 4; ++k) {
      const int64_t wider = row + k * std::max<int64_t>(access.size, kWord);
      const int degree = q.rewritten(*worst, [&](int64_t at) -> std::optional<int64_t> {
        return at / row * wider + at % row;
      });
      if (degree > 0 && degree < best && degree * 2 <= out.degree) {
        best = degree;
        out.suggestedPadding = k * std::max<int64_t>(access.size, kWord) / access.size;
        out.row = row / access.size;
      }
    }
  }
  if (out.remedy == BankConflict::None)
    for (Value plain : withoutSwizzle(q.arena, offset)) {
      const Request request = q.ask(plain, {}, true);
      if (request.known &&
          request.degree(access.size, q.piece) > std::max(out.degree, out.withoutRemedy)) {
        out.remedy = BankConflict::Swizzle;
        out.withoutRemedy = request.degree(access.size, q.piece);
      }
    }
  return out;
}

const char *toString(BankConflict::Remedy remedy) {
  switch (remedy) {
  case BankConflict::Padding:
    return "padding";
  case BankConflict::Swizzle:
    return "swizzle";
  case BankConflict::None:
    break;
  }
  return "none";
}

} // namespace accelscope::model
