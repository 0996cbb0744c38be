#include "matchers/Restructuring.h"

#include <algorithm>
#include <map>
#include <set>

namespace accelscope::matchers {

using namespace model;

namespace {

bool blockBarrierIn(const Body &body, int loop) {
  return std::any_of(body.syncs.begin(), body.syncs.end(), [&](const Sync &s) {
    return (s.kind == SyncKind::Block || s.kind == SyncKind::Group ||
            s.kind == SyncKind::BlockVote || s.kind == SyncKind::Grid) &&
           insideLoop(body, s.loop, loop);
  });
}

bool fromAtomic(const Body &body, Value root, Value result) {
  bool found = false;
  forEachOrigin(body, root, [&](Value v) {
    found = found || v == result;
    return !found;
  });
  return found;
}

/// How many values the index takes within one block; 0 unknown.
int64_t extentOf(const KernelInstance &instance, Value v, int depth = 0) {
  const Body &body = *instance.body;
  if (depth > 6)
    return 0;
  if (v->is(SymbolKind::ThreadIdx))
    return instance.blockShape[size_t(v->value)];
  if (v->op == Op::Mod && v->args[1]->isConst() && v->args[1]->value > 0)
    return v->args[1]->value;
  if (v->op == Op::Div && v->args[1]->isConst() && v->args[1]->value > 0) {
    const int64_t n = extentOf(instance, v->args[0], depth + 1);
    return n > 0 ? (n + v->args[1]->value - 1) / v->args[1]->value : 0;
  }
  if (v->is(SymbolKind::Phi)) {
    const Phi &p = body.arena.phi(v);
    if (p.loop < 0 || !p.init || !dependsOn(body.arena, p.init, SymbolKind::ThreadIdx))
      return 0;
    const Loop &loop = body.loops[size_t(p.loop)];
    if (loop.bound && loop.bound->isConst())
      return loop.bound->value;
    return 0;
  }
  if (v->op == Op::Sum) {
    int64_t n = 1;
    for (size_t i = 0; i < v->args.size(); ++i) {
      if (v->coefficients[i] < 0)
        return 0;
      const int64_t e = extentOf(instance, v->args[i], depth + 1);
      if (e <= 0)
        return 0;
      n += (e - 1) * v->coefficients[i];
    }
    return n;
  }
  return 0;
}

/// A block's share of a product: the block index, and what it is multiplied with.
bool blockTerm(Value v, int64_t coefficient, int64_t &advance, std::vector<Value> &rest) {
  advance = coefficient;
  rest.clear();
  auto isBlock = [](Value x) {
    if (x->is(SymbolKind::BlockIdx))
      return true;
    return (x->op == Op::Mod || x->op == Op::Div) && x->args[0]->is(SymbolKind::BlockIdx);
  };
  if (isBlock(v))
    return coefficient > 0;
  if (v->op != Op::Product)
    return false;
  bool found = false;
  for (Value a : v->args)
    if (!found && isBlock(a))
      found = true;
    else
      rest.push_back(a);
  return found && coefficient > 0;
}

} // namespace

bool blocksOverlap(const KernelInstance &instance, Value value) {
  const Body &body = *instance.body;
  bool overlap = false;
  if (!value)
    return false;
  forEachNode(body.arena, value, [&](Value v) {
    if (overlap)
      return false;
    if (v->op != Op::Sum || v->args.size() < 2)
      return true;
    for (size_t i = 0; i < v->args.size() && !overlap; ++i) {
      int64_t advance = 0;
      std::vector<Value> rest;
      if (!blockTerm(v->args[i], v->coefficients[i], advance, rest))
        continue;
      // All terms of this block that go along the same direction, their spans added.
      int64_t span = 0;
      bool known = true, any = false;
      for (size_t j = 0; j < v->args.size(); ++j) {
        if (j == i)
          continue;
        Value t = v->args[j];
        std::vector<Value> other;
        if (t->op == Op::Product) {
          Value moving = nullptr;
          for (Value a : t->args)
            if (std::find(rest.begin(), rest.end(), a) != rest.end() || moving)
              other.push_back(a);
            else
              moving = a;
          if (other != rest || !moving)
            continue;
          t = moving;
        } else if (!rest.empty())
          continue;
        if (!dependsOn(body.arena, t, SymbolKind::ThreadIdx) || v->coefficients[j] < 0)
          continue;
        const int64_t n = extentOf(instance, t);
        if (n <= 0) {
          known = false;
          continue;
        }
        any = true;
        // A term that fills the gaps of another adds up; independent strides count by the largest.
        span += (n - 1) * v->coefficients[j];
      }
      if (any && known) {
        // In elements of the smallest step.
        int64_t unit = advance;
        for (size_t j = 0; j < v->args.size(); ++j)
          if (!dependsOn(body.arena, v->args[j], SymbolKind::ThreadIdx))
            continue;
          else if (j != i && v->coefficients[j] > 0 && v->args[j]->op != Op::Product &&
                   rest.empty())
            unit = std::min(unit, v->coefficients[j]);
          else if (j != i && v->coefficients[j] > 0 && !rest.empty() &&
                   v->args[j]->op == Op::Product)
            unit = std::min(unit, v->coefficients[j]);
        // Blocks that lie closer by a run-time number: B * b - 2 * steps * b.
        bool closer = false;
        for (size_t j = 0; j < v->args.size(); ++j)
          closer = closer || (j != i && v->coefficients[j] < 0 && v->args[j]->op == Op::Product &&
                              dependsOn(body.arena, v->args[j], SymbolKind::BlockIdx) &&
                              !dependsOn(body.arena, v->args[j], SymbolKind::ThreadIdx));
        overlap = span + unit + (closer ? 1 : 0) > advance && advance > unit;
      }
    }
    return !overlap;
  });
  return overlap;
}

/// A place and what it is where no clamp at a border changes it: selections replaced by either
/// side.
static std::vector<Value> unclamped(Body &body, Value address) {
  std::vector<Value> out{address};
  for (size_t at = 0; at < out.size() && out.size() < 12; ++at) {
    Value v = out[at];
    if (v->op != Op::Sum)
      continue;
    for (size_t i = 0; i < v->args.size(); ++i) {
      Value t = v->args[i];
      std::vector<Value> sides;
      if (t->op == Op::Select)
        sides = {t->args[1], t->args[2]};
      else if (t->op == Op::Min || t->op == Op::Max)
        sides = t->args;
      for (Value side : sides)
        out.push_back(
            body.arena.add(v, body.arena.scale(body.arena.sub(side, t), v->coefficients[i])));
    }
  }
  return out;
}

std::vector<TimeSteps> timeSteps(const KernelInstance &instance) {
  std::vector<TimeSteps> out;
  Body &body = *instance.body;
  for (size_t l = 0; l < body.loops.size(); ++l) {
    const Loop &loop = body.loops[l];
    if (!loop.step || !loop.step->isConst() || !blockBarrierIn(body, int(l)))
      continue;
    std::set<int> stored, loaded;
    for (auto &a : body.accesses)
      if (a.space == Space::Shared && insideLoop(body, a.loop, int(l)))
        for (int o : a.object >= 0 ? std::vector<int>{a.object} : objectsOf(body.arena, a.address))
          (a.kind == AccessKind::Load ? loaded : stored).insert(o);
    const bool state =
        std::any_of(stored.begin(), stored.end(), [&](int o) { return loaded.count(o) > 0; });
    if (!state)
      continue;
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Store || a.space != Space::Shared || !a.value ||
          !insideLoop(body, a.loop, int(l)) || a.compound)
        continue;
      // The neighbours: loads of one object whose distances are fixed.
      std::vector<Value> cells;
      bool computed = false;
      forEachOperand(body, a.value, [&](Value v) {
        if (v->op == Op::Load) {
          for (int o : objectsOf(body.arena, v->args[0]))
            if (loaded.count(o) && body.objects[size_t(o)].space == Space::Shared) {
              cells.push_back(v->args[0]);
              break;
            }
        }
        computed = computed || v->op == Op::Float || v->op == Op::Sum || v->op == Op::Min ||
                   v->op == Op::Max || v->op == Op::Call || v->op == Op::LogicalAnd;
        return !v->is(SymbolKind::Phi);
      });
      if (!computed || cells.size() < 3)
        continue;
      std::set<int64_t> distances;
      for (size_t i = 1; i < cells.size(); ++i)
        for (Value from : unclamped(body, cells[0]))
          for (Value to : unclamped(body, cells[i]))
            if (Value d = body.arena.sub(to, from); d->isConst() && d->value != 0)
              distances.insert(d->value);
      // Fixed distances between tiles of a product's operands are not neighbours: those are read at
      // places that a loop inside moves.
      const bool moved = std::any_of(cells.begin(), cells.end(), [&](Value address) {
        return anyNode(body.arena, address,
                       [&](Value n) {
                         return n->is(SymbolKind::Phi) && body.arena.phi(n).loop == int(l) &&
                                body.arena.phi(n).step && body.arena.phi(n).step->isConst() &&
                                !objectsOf(body.arena, n).size();
                       }) &&
               !anyNode(body.arena, address, [&](Value n) {
                 return (n->op == Op::Mod || n->op == Op::And) &&
                        anyNode(body.arena, n, [&](Value m) { return m->is(SymbolKind::Phi); });
               });
      });
      if (distances.size() < 2 || moved)
        continue;
      out.push_back({int(l), &a});
      break;
    }
  }
  return out;
}

std::optional<LastBlock> lastBlock(const KernelInstance &instance) {
  const Body &body = *instance.body;
  for (auto &counter : body.accesses) {
    if (counter.kind != AccessKind::Atomic || !isGlobal(counter) || !counter.result ||
        !counter.resultUsed || counter.loop >= 0)
      continue;
    if (counter.operation.find("Add") == std::string::npos &&
        counter.operation.find("add") == std::string::npos &&
        counter.operation.find("Inc") == std::string::npos &&
        counter.operation.find("Sub") == std::string::npos &&
        counter.operation.find("Dec") == std::string::npos &&
        counter.operation.find("operator++") == std::string::npos)
      continue;
    std::set<int> left;
    for (auto &a : body.accesses)
      if (a.kind != AccessKind::Load && isGlobal(a) && a.order < counter.order && a.object >= 0)
        left.insert(a.object);
    if (left.empty())
      continue;
    std::map<int, bool> known;
    for (auto &load : body.accesses) {
      if (load.kind == AccessKind::Store || !isGlobal(load) || load.order < counter.order ||
          !left.count(load.object) || load.guard < 0 || &load == &counter)
        continue;
      bool last = false;
      for (int g : guardsOf(body, load.guard)) {
        auto [it, fresh] = known.try_emplace(g, false);
        if (fresh) {
          // Whether the condition says "I am the last": the old count against a number of blocks.
          bool compared = false;
          forEachOrigin(body, body.guards[size_t(g)].condition, [&](Value v) {
            if ((v->op == Op::Eq || v->op == Op::Ne || v->op == Op::Le || v->op == Op::Lt) &&
                !compared)
              for (int side = 0; side < 2; ++side)
                if (fromAtomic(body, v->args[size_t(side)], counter.result) &&
                    !fromAtomic(body, v->args[size_t(1 - side)], counter.result))
                  compared = varianceOf(body.arena, v->args[size_t(1 - side)]) <= Variance::Block ||
                             compared;
            return true;
          });
          it->second = compared;
        }
        last = last || it->second;
      }
      if (last)
        return LastBlock{&counter, &load};
    }
  }
  return std::nullopt;
}

std::optional<GridFinish> gridFinish(const KernelInstance &instance) {
  const Body &body = *instance.body;
  for (auto &sync : body.syncs) {
    if (sync.kind != SyncKind::Grid)
      continue;
    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || !isGlobal(store) || store.order > sync.order ||
          store.object < 0 || !store.address || store.loop != sync.loop ||
          dependsOn(body.arena, store.address, SymbolKind::ThreadIdx) ||
          !dependsOn(body.arena, store.address, SymbolKind::BlockIdx))
        continue;
      for (auto &load : body.accesses) {
        if (load.kind != AccessKind::Load || load.object != store.object ||
            load.order < sync.order || load.loop < 0 || !load.address ||
            dependsOn(body.arena, load.address, SymbolKind::BlockIdx))
          continue;
        return GridFinish{&sync, &load};
      }
    }
  }
  return std::nullopt;
}

std::optional<LookBack> lookBack(const KernelInstance &instance) {
  const Body &body = *instance.body;
  for (auto &load : body.accesses) {
    if (!isGlobal(load) || !load.address || load.loop < 0 || load.kind == AccessKind::Store)
      continue;
    const bool fresh =
        load.isVolatile || load.kind == AccessKind::Atomic || !load.operation.empty();
    bool owned = false;
    for (auto &store : body.accesses)
      owned = owned || (store.kind != AccessKind::Load && store.object == load.object &&
                        store.object >= 0 && store.order < load.order && &store != &load);
    if (!fresh || !owned)
      continue;
    // Its place walks back from the tile's own number.
    for (int l : loopsOf(body, load.loop)) {
      bool back = false;
      forEachNode(body.arena, load.address, [&](Value v) {
        if (v->is(SymbolKind::Phi) && body.arena.phi(v).loop == l) {
          const Phi &p = body.arena.phi(v);
          bool down = p.step && p.step->isConst() && p.step->value < 0;
          if (!down && p.update)
            for (auto &t : termsOf(body, p.update))
              down = down || (t.value->isConst() && t.value->value < 0);
          // Steps back under a condition: a selection of itself and itself minus one.
          if (!down && p.update && p.update->op == Op::Select)
            for (size_t i = 1; i < 3; ++i) {
              Value u = p.update->args[i];
              down = down ||
                     (u->op == Op::Sum && u->value < 0 && u->args.size() == 1 && u->args[0] == v);
            }
          const bool tile = p.init && anyNode(body.arena, p.init, [&](Value n) {
                              return n->is(SymbolKind::BlockIdx) || n->is(SymbolKind::Unknown) ||
                                     n->op == Op::Load;
                            });
          back = back || (down && tile);
        }
        return !back;
      });
      const Loop &loop = body.loops[size_t(l)];
      if (back &&
          (loop.hasBreak || (loop.condition && anyNode(body.arena, loop.condition, [](Value n) {
                               return n->op == Op::Load || n->is(SymbolKind::Unknown);
                             }))))
        return LookBack{l, &load};
    }
  }
  return std::nullopt;
}

bool isDotProduct(const Body &body, const Accumulation &sum) {
  if (sum.kind != Accumulation::Sum)
    return false;
  for (Value c : sum.contributions) {
    const auto factors = factorsOf(body, c);
    if (factors.size() < 2)
      continue;
    std::set<std::vector<int>> arrays;
    for (Value f : factors) {
      std::set<int> objects;
      for (Value l : originsOf(body, f))
        for (int o : objectsOf(body.arena, l->args[0]))
          objects.insert(o);
      if (!objects.empty())
        arrays.insert(std::vector<int>(objects.begin(), objects.end()));
    }
    if (arrays.size() >= 2)
      return true;
  }
  return false;
}

bool isSquareSum(const Body &body, const Accumulation &sum) {
  if (sum.kind != Accumulation::Sum)
    return false;
  for (Value c : sum.contributions) {
    auto factors = factorsOf(body, c);
    if (factors.size() == 2 && factors[0] == factors[1] && factors[0]->op != Op::Const)
      return true;
  }
  return false;
}

bool holdsNode(const Body &body, Value root, Value node) {
  bool found = false;
  forEachOperand(body, root, [&](Value v) {
    found = found || v == node;
    return !found;
  });
  return found;
}

std::vector<const Assign *> updatesOf(const Body &body, const Accumulation &sum) {
  std::vector<const Assign *> out;
  if (!sum.phi->is(SymbolKind::Phi))
    return out; // an element of an array: no assignment of a variable
  const std::string &name = body.arena.phi(sum.phi).name;
  for (auto &a : body.assigns)
    if (a.variable == name && insideLoop(body, a.loop, sum.loop) && a.op != "init")
      out.push_back(&a);
  return out;
}

std::optional<ExpandedDistance> expandedDistance(const KernelInstance &instance) {
  const Body &body = *instance.body;
  auto formula = [&](Value root, bool &normsHere) {
    if (!root)
      return false;
    bool found = false;
    forEachOperand(body, root, [&](Value v) {
      if (found || v->is(SymbolKind::Phi) || v->op == Op::Exit)
        return false;
      const auto terms = termsOf(body, v);
      if (terms.size() < 2)
        return true;
      bool cross = false;
      int others = 0;
      for (auto &t : terms) {
        const auto factors = factorsOf(body, t.value);
        int64_t two = 0;
        int negative = t.sign < 0;
        bool dot = false;
        for (Value f : factors) {
          if (auto n = literalOf(body, f)) {
            two += *n == 2.0 || *n == -2.0;
            negative += *n < 0;
            continue;
          }
          for (auto &a : accumulationsIn(body, f))
            dot = dot || (isDotProduct(body, a) && !isSquareSum(body, a));
        }
        // The sign that literals inside a product bring counts as well.
        if (two == 1 && dot && negative % 2 == 1)
          cross = true;
        else if (!literalOf(body, t.value)) {
          ++others;
          for (auto &a : accumulationsIn(body, t.value))
            normsHere = normsHere || isSquareSum(body, a);
        }
      }
      found = cross && others >= 1;
      return !found;
    });
    return found;
  };
  for (auto &a : body.accesses)
    if (a.kind != AccessKind::Load && a.value) {
      ExpandedDistance e;
      if (formula(a.value, e.normsHere)) {
        e.store = &a;
        return e;
      }
    }
  for (auto &a : body.assigns) {
    ExpandedDistance e;
    if (a.value && a.op != "++" && formula(a.value, e.normsHere)) {
      e.assign = &a;
      return e;
    }
  }
  return std::nullopt;
}

} // namespace accelscope::matchers
