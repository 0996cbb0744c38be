// Layouts of shared memory that keep the lanes of a warp off each other's banks.
#include "matchers/extended/Common.h"

#include <map>
#include <optional>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

struct Interval {
  int64_t low = 0, high = 0;
};

/// Bounds of integer values of one kernel instance, where they are known.
class Bounds {
public:
  explicit Bounds(const KernelInstance &instance, int64_t unknownThreads)
      : instance(instance), body(*instance.body), unknownThreads(unknownThreads) {}

  std::optional<Interval> of(Value v, int depth = 0) const {
    if (!v || depth > 12)
      return std::nullopt;
    auto part = [&](size_t i) { return of(v->args[i], depth + 1); };
    switch (v->op) {
    case Op::Const:
      return Interval{v->value, v->value};
    case Op::Symbol:
      return symbol(v, depth);
    case Op::Sum: {
      Interval sum{v->value, v->value};
      for (size_t i = 0; i < v->args.size(); ++i) {
        const auto a = part(i);
        if (!a)
          return std::nullopt;
        const int64_t x = a->low * v->coefficients[i], y = a->high * v->coefficients[i];
        sum.low += std::min(x, y);
        sum.high += std::max(x, y);
      }
      return sum;
    }
    case Op::Mod:
      if (v->args[1]->isConst() && v->args[1]->value > 0) {
        const auto a = part(0);
        if (a && a->low >= 0 && a->high < v->args[1]->value)
          return a;
        return Interval{0, v->args[1]->value - 1};
      }
      return std::nullopt;
    case Op::And:
      for (size_t i = 0; i < 2; ++i)
        if (v->args[i]->isConst() && v->args[i]->value >= 0)
          return Interval{0, v->args[i]->value};
      return std::nullopt;
    case Op::Div:
      if (const auto a = part(0);
          a && v->args[1]->isConst() && v->args[1]->value > 0 && a->low >= 0)
        return Interval{a->low / v->args[1]->value, a->high / v->args[1]->value};
      return std::nullopt;
    case Op::Min: {
      const auto a = part(0), b = part(1);
      if (a && b)
        return Interval{std::min(a->low, b->low), std::min(a->high, b->high)};
      return std::nullopt;
    }
    case Op::Select: {
      const auto a = part(1), b = part(2);
      if (a && b)
        return Interval{std::min(a->low, b->low), std::max(a->high, b->high)};
      return std::nullopt;
    }
    default:
      return std::nullopt;
    }
  }

private:
  std::optional<Interval> symbol(Value v, int depth) const {
    if (v->is(SymbolKind::ThreadIdx)) {
      const int64_t known = instance.blockShape[v->value];
      if (known > 0)
        return Interval{0, known - 1};
      if (unknownThreads > 0)
        return Interval{0, unknownThreads - 1};
      return std::nullopt;
    }
    if (!v->is(SymbolKind::Phi))
      return std::nullopt;
    const Phi &phi = body.arena.phi(v);
    const auto first = of(phi.init, depth + 1);
    if (!first || phi.loop < 0)
      return std::nullopt;
    const Loop &loop = body.loops[size_t(phi.loop)];
    if (phi.step && phi.step->isConst() && phi.step->value > 0 && loop.trips > 0)
      return Interval{first->low, first->high + phi.step->value * (loop.trips - 1)};
    if (phi.step && loop.phi == v && loop.condition && loop.condition->op == Op::Lt &&
        loop.condition->args[0] == v)
      if (const auto bound = of(loop.condition->args[1], depth + 1))
        return Interval{first->low, std::max(first->high, bound->high - 1)};
    return std::nullopt;
  }

  const KernelInstance &instance;
  const Body &body;
  int64_t unknownThreads;
};

struct Use {
  const Access *access = nullptr;
  Value offset = nullptr; ///< in bytes from the start of the array
};

/// The row length in bytes: of the declaration, or the factor of a flattened index.
int64_t pitchOf(const Object &object, const std::vector<Use> &uses) {
  if (object.extents.size() >= 2 && object.extents.back() > 0)
    return object.extents.back() * object.elementSize;
  int64_t pitch = 0;
  for (auto &use : uses)
    if (use.offset && use.offset->op == Op::Sum && use.offset->args.size() >= 2)
      for (int64_t c : use.offset->coefficients)
        if (c > 8 * object.elementSize && c % object.elementSize == 0)
          pitch = pitch == 0 ? c : std::min(pitch, c);
  return pitch;
}

/// The last byte of a row that the access reaches, where that is known.
std::optional<int64_t> lastByte(const Use &use, int64_t pitch, const Bounds &bounds) {
  if (!use.offset)
    return std::nullopt;
  Interval column{0, 0};
  auto add = [&](Value v, int64_t c) {
    if (c % pitch == 0)
      return true; // whole rows
    const auto b = bounds.of(v);
    if (!b)
      return false;
    column.low += std::min(b->low * c, b->high * c);
    column.high += std::max(b->low * c, b->high * c);
    return true;
  };
  if (use.offset->op == Op::Sum) {
    column = {use.offset->value % pitch, use.offset->value % pitch};
    for (size_t i = 0; i < use.offset->args.size(); ++i)
      if (!add(use.offset->args[i], use.offset->coefficients[i]))
        return std::nullopt;
  } else if (use.offset->isConst())
    column = {use.offset->value % pitch, use.offset->value % pitch};
  else if (!add(use.offset, 1))
    return std::nullopt;
  return column.high + std::max<int64_t>(use.access->size, 1) - 1;
}

/// An index that skips an element after every 16 or 32: `i + i / 32`.
bool skipsBanks(const Body &body, const Use &use, int64_t element) {
  if (!use.offset || use.offset->op != Op::Sum)
    return false;
  for (size_t i = 0; i < use.offset->args.size(); ++i) {
    Value d = use.offset->args[i];
    if (d->op != Op::Div || !d->args[1]->isConst() ||
        (d->args[1]->value != 16 && d->args[1]->value != 32))
      continue;
    Arena &arena = workArena(body);
    Value rest = arena.sub(use.offset, arena.scale(d, use.offset->coefficients[i]));
    if (arena.sub(rest, arena.scale(d->args[0], element))->isConst() &&
        use.offset->coefficients[i] <= 2 * element)
      return true;
  }
  return false;
}

/// The column of the index is permuted with the row.
Value swizzleOf(const Body &body, const Use &use) {
  Value found = nullptr;
  if (!use.offset)
    return found;
  auto byThread = [&](Value v) { return varianceOf(body.arena, v) == Variance::Thread; };
  forEachNode(body.arena, use.offset, [&](Value v) {
    if (found || v->op == Op::Load)
      return false;
    if (v->op == Op::Xor && byThread(v->args[0]) && byThread(v->args[1]))
      found = v;
    if (v->op == Op::Mod && v->args[1]->isConst() && v->args[1]->value >= 8 &&
        v->args[1]->value <= 128 && v->args[0]->op == Op::Sum && use.offset->op == Op::Sum) {
      // (column + row) % 32 beside row * pitch: the row weighs more there than a whole turn here.
      int varying = 0;
      bool rowBeside = false;
      const int64_t turn = v->args[1]->value * std::max<int64_t>(use.access->size, 1);
      for (Value term : v->args[0]->args) {
        varying += byThread(term);
        for (size_t i = 0; i < use.offset->args.size(); ++i)
          rowBeside = rowBeside || (use.offset->args[i] == term && byThread(term) &&
                                    use.offset->coefficients[i] >= turn);
      }
      if (varying >= 2 && rowBeside)
        found = v;
    }
    return !found;
  });
  return found;
}

/// `y * (blockDim.x + 1) + x`: a pitch that is one longer than the row of the block.
bool symbolicPadding(const Use &use, int64_t element) {
  if (!use.offset || use.offset->op != Op::Sum)
    return false;
  const Value offset = use.offset;
  for (size_t i = 0; i < offset->args.size(); ++i) {
    Value p = offset->args[i];
    if (p->op != Op::Product || offset->coefficients[i] != element || p->args.size() != 2)
      continue;
    for (size_t side = 0; side < 2; ++side) {
      Value row = p->args[side], width = p->args[1 - side];
      if (!width->is(SymbolKind::BlockDim) || row->is(SymbolKind::BlockDim))
        continue;
      for (size_t k = 0; k < offset->args.size(); ++k)
        if (offset->args[k] == row && offset->coefficients[k] == element &&
            offset->args.size() >= 3)
          return true;
    }
  }
  return false;
}
} // namespace

ACCELSCOPE_DETECTOR(SharedMemoryPadding) {
  Places places(sink);
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    Arena &arena = workArena(body);
    std::map<int, std::vector<Use>> stores, all;
    for (auto &a : body.accesses) {
      if (a.object < 0 || !a.address || body.objects[size_t(a.object)].space != Space::Shared)
        continue;
      Use use{&a, offsetOf(arena, a.address)};
      all[a.object].push_back(use);
      if (a.kind != AccessKind::Load)
        stores[a.object].push_back(use);
    }
    for (auto &[number, uses] : all) {
      const Object &object = body.objects[size_t(number)];
      const int64_t element = object.elementSize;
      if (element <= 0)
        continue;
      auto report = [&](const std::string &reason, const Access *access) {
        Hit *hit = places.add(kernel.name, object.declared, reason);
        if (hit && access)
          hit->evidence.push_back({access->where, "an access through that layout"});
        return hit;
      };
      const Use *special = nullptr;
      std::string how;
      for (auto &use : uses) {
        if (skipsBanks(body, use, element))
          how = "skips an element after every 16 or 32";
        else if (swizzleOf(body, use))
          how = "mixes the row into the column";
        else if (symbolicPadding(use, element))
          how = "has rows that are one element longer than those of the block";
        if (!how.empty()) {
          special = &use;
          break;
        }
      }
      if (special) {
        report("the index of '" + object.name + "' " + how, special->access);
        continue;
      }
      const int64_t pitch = pitchOf(object, uses);
      if (pitch < 8 * element || stores[number].empty())
        continue;
      const int64_t columns = pitch / element;
      if ((columns & (columns - 1)) == 0) // every row begins at the same bank: no padding
        continue;
      // Where no launch shows the block's shape: the largest round number below the row's length.
      int64_t round = columns - 1;
      round -= round >= 16 ? round % 16 : round % 4;
      const Bounds bounds(instance, round);
      int64_t last = 0;
      bool known = true;
      for (auto &use : stores[number]) {
        const auto end = lastByte(use, pitch, bounds);
        known = known && end.has_value();
        last = std::max(last, end.value_or(0));
      }
      const int64_t filled = last / element + 1, pad = columns - filled;
      const Access *shown = uses.front().access;
      for (auto &use : uses)
        if (use.access->kind == AccessKind::Load) {
          shown = use.access;
          break;
        }
      if (known && pad >= 1 && pad <= 16 && pad < filled && filled % 4 == 0)
        report("the rows of '" + object.name + "' have " + std::to_string(columns) +
                   " elements, of which " + std::to_string(filled) + " are filled",
               shown);
      else if (!known && columns % 16 == 1 && columns > 16)
        if (Hit *hit = report("the rows of '" + object.name + "' have " + std::to_string(columns) +
                                  " elements",
                              shown)) {
          hit->verdict = Verdict::Unclear;
          hit->confidence = 0.5;
          hit->doubt = "whether the last one is filled is not known";
        }
    }
  });
}
