// A group of threads shares one item: its lanes loop over the item's elements, or over what the
// item is compared with.
#include "matchers/balance/Common.h"

#include <map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

struct Mapping {
  int loop = -1;
  int lanes = 0;
  Range item;           ///< where the item is taken from the block, warp or group
  std::string itemName; ///< of the variable that holds it
  std::string what;
  double confidence = 1.0;
  std::string doubt;
};

class Finder {
public:
  explicit Finder(const KernelInstance &instance)
      : body(*instance.body), arena(workArena(*instance.body)), provenance(*instance.body) {
    blockShapeOf(instance, dim);
    if (instance.blockShape[0] <= 0 && usesRows()) {
      dim[0] = 32;
      dim[1] = 8;
    }
  }

  std::optional<Mapping> find() {
    std::optional<Mapping> best;
    for (size_t l = 0; l < body.loops.size(); ++l)
      if (auto m = judge(int(l)); m && (!best || m->confidence > best->confidence))
        best = m;
    return best;
  }

private:
  bool usesRows() const {
    auto rows = [&](Value v) { return v && dependsOn(arena, v, SymbolKind::ThreadIdx, 1); };
    for (auto &a : body.accesses)
      if (rows(a.address))
        return true;
    for (auto &loop : body.loops)
      if (rows(loop.init))
        return true;
    return false;
  }

  std::optional<int64_t> at(Value v, int64_t linear) const {
    const int64_t t[3] = {linear % dim[0], (linear / dim[0]) % dim[1], linear / (dim[0] * dim[1])};
    const int64_t block[3] = {3, 1, 0};
    return evaluateAt(body, v, t, block, dim, 29);
  }

  bool loads(Value v) const {
    return anyNode(arena, v, [](Value n) { return n->op == Op::Load; });
  }

  /// The terms of a sum that nothing was loaded for: where the lane stands in it.
  Value withoutLoads(Value v) const {
    if (!v || !loads(v))
      return v;
    Value out = arena.constant(0);
    if (v->op != Op::Sum)
      return out;
    for (size_t i = 0; i < v->args.size(); ++i)
      if (!loads(v->args[i]))
        out = arena.add(out, arena.scale(v->args[i], v->coefficients[i]));
    return out;
  }

  /// How many neighbouring threads start at equal distances that together make the step; 0 when
  /// they do not share the loop.
  int lanesOf(Value start, Value step) const {
    Value part = withoutLoads(start);
    if (!part || !dependsOn(arena, part, SymbolKind::ThreadIdx))
      return 0;
    auto s = at(step, 0), a = at(part, 0), b = at(part, 1);
    if (!s || !a || !b || *b <= *a)
      return 0;
    const int64_t d = *b - *a, threads = dim[0] * dim[1] * dim[2];
    if (*s % d || *s / d < 2 || *s / d > threads)
      return 0;
    const int64_t lanes = *s / d;
    for (int64_t t = 2; t < lanes; ++t) {
      auto v = at(part, t);
      if (!v || *v != *a + d * t)
        return 0;
    }
    return int(lanes);
  }

  /// Differs from block to block or from group to group, not from lane to lane.
  bool isItem(Value v, int lanes) const {
    if (!v)
      return false;
    bool varies = dependsOn(arena, v, SymbolKind::BlockIdx) ||
                  dependsOn(arena, v, SymbolKind::ThreadIdx) ||
                  provenance.reaches(v, [&](Value n) { return counted(n); });
    if (!varies)
      return false;
    if (!dependsOn(arena, v, SymbolKind::ThreadIdx))
      return true;
    auto same = [&](Value part) {
      if (!dependsOn(arena, part, SymbolKind::ThreadIdx))
        return true;
      auto a = at(part, 0), b = at(part, 1), last = at(part, lanes - 1);
      return a && b && last && *a == *b && *a == *last;
    };
    // What is loaded, too: at the same place in all lanes.
    return same(withoutLoads(v)) && !anyNode(arena, v, [&](Value n) {
             return n->op == Op::Load && !same(withoutLoads(n->args[0]));
           });
  }

  bool counted(Value v) const {
    if (!v->is(SymbolKind::Unknown))
      return false;
    return std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &a) {
      return a.kind == AccessKind::Atomic && a.result == v;
    });
  }

  /// A load in the value whose address is the item's.
  bool loadsByItem(Value v, int lanes) const {
    return v && anyNode(arena, v,
                        [&](Value n) { return n->op == Op::Load && isItem(n->args[0], lanes); });
  }

  /// Known only at run time, and not a share of the whole: the length of an item.
  bool isLength(Value v) const {
    if (!v || dependsOn(arena, v, SymbolKind::GridDim))
      return false;
    const bool cut =
        anyNode(arena, v, [](Value n) { return n->op == Op::Min || n->op == Op::Select; });
    const bool atRunTime = anyNode(arena, v, [](Value n) {
      return n->is(SymbolKind::Parameter) || n->is(SymbolKind::Variable) || n->op == Op::Load ||
             n->op == Op::Field;
    });
    return !cut && atRunTime;
  }

  /// The flat index, item and element in one, is tested against the end of everything: a chunk.
  bool isChunk(int l, Value phi) const {
    auto flat = [&](Value v) {
      if (v->op != Op::Sum)
        return false;
      bool turn = false, block = false;
      for (auto *part : v->args) {
        turn = turn || part == phi;
        block =
            block || (part != phi && dependsOn(arena, part, SymbolKind::BlockIdx) && !loads(part));
      }
      return turn && (block || dependsOn(arena, startOf(phi), SymbolKind::BlockIdx));
    };
    auto tested = [&](Value condition) {
      for (Value part : conjuncts(condition))
        if ((part->op == Op::Lt || part->op == Op::Le) &&
            std::any_of(part->args.begin(), part->args.end(), flat) && !loads(part))
          return true;
      return false;
    };
    if (conjuncts(body.loops[size_t(l)].condition).size() > 1 &&
        tested(body.loops[size_t(l)].condition))
      return true;
    for (auto &a : body.accesses)
      if (insideLoop(body, a.loop, l))
        for (int g : guardsOf(body, a.guard))
          if (tested(body.guards[size_t(g)].condition))
            return true;
    return false;
  }
  Value startOf(Value phi) const { return arena.phi(phi).init; }

  static bool hasFactor(const Node *v, Value phi, int64_t &coefficient) {
    if (v == phi) {
      coefficient = 1;
      return true;
    }
    if (v->op != Op::Sum)
      return false;
    for (size_t i = 0; i < v->args.size(); ++i)
      if (v->args[i] == phi) {
        coefficient = v->coefficients[i];
        return true;
      }
    return false;
  }

  /// Computed with the number of blocks: a share of the whole, if no loop strides by that number.
  static bool sharedOut(Value v) {
    if (v->is(SymbolKind::GridDim))
      return true;
    return std::any_of(v->args.begin(), v->args.end(), [](Value n) { return sharedOut(n); });
  }

  /// The loop also ends after a number of turns that has nothing to do with the item: a chunk of
  /// it.
  bool endsByShare(const Loop &loop) const {
    for (Value part : conjuncts(loop.condition))
      if ((part->op == Op::Lt || part->op == Op::Le) && !loads(part->args[1]) &&
          !loads(part->args[0]) &&
          anyNode(arena, part->args[0], [&](Value n) { return n == loop.phi; }) &&
          !dependsOn(arena, part->args[1], SymbolKind::BlockIdx))
        return !loads(loop.init);
    return false;
  }

  /// A tile: what is loaded at the turn's place goes to shared memory.
  bool stagesTile(int l, Value phi) const {
    return std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &a) {
      return a.kind == AccessKind::Store && a.space == Space::Shared && a.value &&
             insideLoop(body, a.loop, l) && anyNode(arena, a.value, [&](Value n) {
               return n->op == Op::Load &&
                      anyNode(arena, n->args[0], [&](Value x) { return x == phi; });
             });
    });
  }

  /// What the loop does: only fills shared memory.
  bool onlyStages(int l) const {
    bool shared = false;
    for (auto &a : body.accesses)
      if (insideLoop(body, a.loop, l) && a.kind != AccessKind::Load) {
        if (a.space != Space::Shared)
          return false;
        shared = true;
      }
    if (!shared)
      return false;
    for (auto &a : body.assigns)
      if (insideLoop(body, a.loop, l) && a.op != "init" && a.op != "++" && a.value &&
          loads(a.value))
        return false;
    return true;
  }

  std::optional<Mapping> judge(int l) {
    const Loop &loop = body.loops[size_t(l)];
    if (!loop.phi || !loop.step || !loop.init || loop.atomicStep ||
        dependsOn(arena, loop.step, SymbolKind::GridDim) ||
        dependsOn(arena, loop.step, SymbolKind::ThreadIdx))
      return {};
    Mapping m;
    m.loop = l;
    m.lanes = lanesOf(loop.init, loop.step);
    // for (base = start; base < end; base += 32): the lane is added inside.
    const bool inside = m.lanes == 0;
    if (inside) {
      auto look = [&](Value v) {
        if (v && !m.lanes)
          forEachNode(arena, v, [&](Value n) {
            int64_t coefficient = 0;
            if (!m.lanes && n->op == Op::Sum && hasFactor(n, loop.phi, coefficient) &&
                coefficient == 1)
              m.lanes = lanesOf(arena.sub(n, loop.phi), loop.step);
            return !m.lanes;
          });
      };
      for (auto &a : body.assigns)
        if (insideLoop(body, a.loop, l))
          look(a.value);
    }
    if (inside && !m.lanes)
      for (auto &a : body.accesses) {
        int64_t coefficient = 0;
        if (!a.address || !insideLoop(body, a.loop, l) ||
            !hasFactor(a.address, loop.phi, coefficient))
          continue;
        Value rest = arena.sub(a.address, arena.scale(loop.phi, coefficient));
        m.lanes = lanesOf(rest, arena.scale(loop.step, coefficient));
        if (m.lanes)
          break;
      }
    if (m.lanes < 2)
      return {};

    // The bounds of the item are loaded.
    if (loadsByItem(loop.bound, m.lanes) || loadsByItem(loop.init, m.lanes)) {
      if (endsByShare(loop))
        return {};
      m.what = "from the bounds that the item has in memory";
      nameItem(m, loop.bound && loadsByItem(loop.bound, m.lanes) ? loop.bound : loop.init);
      return m;
    }
    if (isChunk(l, loop.phi) || onlyStages(l) || (inside && stagesTile(l, loop.phi)))
      return {};
    Value extent = loop.bound;
    Value itemPart = arena.sub(loop.init, laneTerm(loop.init));
    if (isItem(itemPart, m.lanes)) // row * length + lane .. (row + 1) * length
      extent = loop.bound ? arena.sub(loop.bound, itemPart) : nullptr;
    if (extent && isItem(extent, m.lanes) && !loads(extent))
      return {};
    const bool atRunTime = isLength(extent);
    const bool constant = loop.boundClass == BoundClass::Constant && loop.trips > 1;
    if (!atRunTime && (!constant || inside))
      return {};

    Value item = nullptr;
    bool byPosition = false; // another array is read at the element's place alone
    for (auto &a : body.accesses) {
      // Where a row was staged first, what is stored tells whose elements they are.
      if (!a.address || (a.kind == AccessKind::Store && passesOver(loop) < 2) ||
          !insideLoop(body, a.loop, l) || a.space == Space::Shared || a.space == Space::Local ||
          !anyNode(arena, a.address, [&](Value n) { return n == loop.phi; }))
        continue;
      Value rest = arena.sub(a.address, laneTerm(a.address));
      if (sharedOut(rest) || anyNode(arena, rest, [&](Value n) { return n == loop.phi; }))
        continue; // a share of the whole; a gather
      if (isItem(rest, m.lanes) || (a.address != rest && isItem(itemPart, m.lanes)))
        item = item ? item : rest;
      else
        byPosition = true;
    }
    if (item) {
      if (constant && !atRunTime && !byPosition && passesOver(loop) < 2)
        return {};
      m.what = "over the elements of its own item";
      if (!atRunTime) {
        m.confidence = 0.75;
        m.doubt = "the number of elements is fixed";
      }
      nameItem(m, isItem(itemPart, m.lanes) ? itemPart : item);
      return m;
    }
    if (!atRunTime)
      return {};
    // The same candidates for every item: what is compared with them was loaded for the item.
    Value query = comparedWith(l, loop.phi, m.lanes);
    if (!query)
      return {};
    m.what = "over what its own item is compared with";
    m.confidence = 0.9;
    m.doubt = "that the item differs from group to group is read off an address";
    nameItem(m, query);
    return m;
  }

  /// The part of a sum that differs from lane to lane, and the turn.
  Value laneTerm(Value v) const {
    auto perLane = [&](Value n) {
      if (n->is(SymbolKind::Phi) && arena.phi(n).init &&
          dependsOn(arena, arena.phi(n).init, SymbolKind::ThreadIdx))
        return true;
      if (n->is(SymbolKind::ThreadIdx))
        return true;
      if (!dependsOn(arena, n, SymbolKind::ThreadIdx) || loads(n))
        return false;
      auto a = at(n, 0), b = at(n, 1);
      return !a || !b || *a != *b;
    };
    if (v->op != Op::Sum)
      return perLane(v) ? v : arena.constant(0);
    Value out = arena.constant(0);
    for (size_t i = 0; i < v->args.size(); ++i)
      if (perLane(v->args[i]))
        out = arena.add(out, arena.scale(v->args[i], v->coefficients[i]));
    return out;
  }

  /// Loops of the kernel with these bounds and this step.
  int passesOver(const Loop &loop) const {
    int n = 0;
    for (auto &other : body.loops)
      n += other.init == loop.init && other.bound == loop.bound && other.step == loop.step;
    return n;
  }

  Value comparedWith(int l, Value phi, int lanes) const {
    auto usesTurn = [&](Value n) {
      return n->op == Op::Load && anyNode(arena, n->args[0], [&](Value x) { return x == phi; });
    };
    Value found = nullptr;
    auto check = [&](Value v) {
      if (!v || found || !anyNode(arena, v, usesTurn))
        return;
      provenance.reaches(v, [&](Value n) {
        if (n->op == Op::Load && !usesTurn(n) && isItem(n->args[0], lanes)) {
          const auto objects = objectsOf(arena, n->args[0]);
          if (objects.size() == 1 && body.objects[size_t(objects[0])].space != Space::Local)
            found = n->args[0];
        }
        return found != nullptr;
      });
    };
    for (auto &a : body.assigns)
      if (insideLoop(body, a.loop, l))
        check(a.value);
    for (auto &a : body.accesses)
      if (insideLoop(body, a.loop, l)) {
        if (a.kind != AccessKind::Load)
          check(a.value);
        for (int g : guardsOf(body, a.guard))
          check(body.guards[size_t(g)].condition);
      }
    return found;
  }

  /// The assignment that takes the item from the block, warp or group.
  void nameItem(Mapping &m, Value usedIn) const {
    for (auto &assign : body.assigns) {
      if (!assign.value || assign.value->isConst() || !isItem(assign.value, m.lanes) ||
          loads(assign.value))
        continue;
      if (anyNode(arena, usedIn, [&](Value n) { return n == assign.value; })) {
        m.item = assign.where;
        m.itemName = assign.variable;
        return;
      }
    }
    for (auto &assign : body.assigns)
      if (assign.value && !assign.value->isConst() && isItem(assign.value, m.lanes) &&
          !loads(assign.value) && assign.order < firstOrder(m.loop)) {
        m.item = assign.where;
        m.itemName = assign.variable;
        return;
      }
  }

  int firstOrder(int l) const {
    for (auto &a : body.accesses)
      if (insideLoop(body, a.loop, l))
        return a.order;
    return 1 << 30;
  }

  const Body &body;
  Arena &arena;
  Provenance provenance;
  int64_t dim[3];
};
} // namespace

ACCELSCOPE_DETECTOR(CooperativeItemMapping) {
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const auto m = Finder(instance).find();
    if (!m)
      return;
    const Loop &loop = instance.body->loops[size_t(m->loop)];
    if (!seen.insert(loop.header))
      return;
    Hit hit;
    hit.kernel = kernel.name;
    hit.evidence.push_back(
        {firstLine(loop.header), "its " + std::to_string(m->lanes) + " lanes take turns"});
    if (m->item.valid() && m->item.line != loop.header.line)
      hit.evidence.push_back({m->item, "the item of the group"});
    hit.reason = "a group of threads works on one item" +
                 (m->itemName.empty() ? std::string() : ", '" + m->itemName + "'") +
                 ": its lanes share the loop" +
                 (loop.variable.empty() ? std::string() : " over '" + loop.variable + "'") +
                 atLine(loop.header) + ", " + m->what;
    hit.confidence = m->confidence;
    hit.doubt = m->doubt;
    sink.add(std::move(hit));
  });
}
