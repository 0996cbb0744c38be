#include "matchers/DataConditions.h"

#include <algorithm>

namespace accelscope::matchers {
using namespace model;

DataConditions::DataConditions(const Body &body) : arena(body.arena) {
  for (auto &a : body.accesses)
    if (a.kind == AccessKind::Atomic && a.result)
      atomics.insert(a.result);
}

namespace {
bool anyBelow(Value v, bool throughLoads, const std::function<bool(Value)> &test) {
  // Values share their parts: each is looked at once.
  std::set<Value> seen;
  std::vector<Value> open{v};
  while (!open.empty()) {
    const Value n = open.back();
    open.pop_back();
    if (!seen.insert(n).second)
      continue;
    if (test(n))
      return true;
    if (throughLoads || n->op != Op::Load)
      open.insert(open.end(), n->args.begin(), n->args.end());
  }
  return false;
}
} // namespace

bool anyNodeShallow(Value v, const std::function<bool(Value)> &test) {
  return anyBelow(v, true, test);
}

bool anyNodeOutsideLoads(Value v, const std::function<bool(Value)> &test) {
  return anyBelow(v, false, test);
}

bool DataConditions::isData(Value v) const {
  std::set<Value> open;
  return data(v, open);
}

bool DataConditions::fromAtomic(Value v) const {
  return anyNode(arena, v, [&](Value n) { return atomics.count(n) > 0; });
}

bool DataConditions::isIndex(Value v) const {
  bool positions = false;
  const bool other = anyNodeShallow(v, [&](Value n) {
    if (n->is(SymbolKind::ThreadIdx) || n->is(SymbolKind::BlockIdx))
      positions = true;
    if (n->is(SymbolKind::Phi)) {
      const Phi &phi = arena.phi(n);
      if (!phi.step && phi.factor == 0)
        return true;
      positions = true;
      return false;
    }
    return n->op == Op::Load || n->op == Op::Float || n->op == Op::Call || n->op == Op::Exit ||
           n->is(SymbolKind::Unknown);
  });
  return positions && !other;
}

/// A variable that is set to what it leads to: p = next[p].
bool DataConditions::chases(Value v) const {
  return anyNodeShallow(v, [&](Value n) {
    if (!n->is(SymbolKind::Phi))
      return false;
    const Phi &phi = arena.phi(n);
    return phi.update && phi.update->op == Op::Load &&
           anyNodeShallow(phi.update->args[0], [&](Value m) { return m == n; });
  });
}

namespace {
bool isFlagValue(Value v) {
  return v->isConst() || v->op == Op::Eq || v->op == Op::Ne || v->op == Op::Lt || v->op == Op::Le ||
         v->op == Op::Not || v->op == Op::LogicalAnd || v->op == Op::LogicalOr;
}
} // namespace

bool DataConditions::data(Value v, std::set<Value> &open) const {
  if (!v || !open.insert(v).second)
    return false;
  auto any = [&](size_t from) {
    for (size_t i = from; i < v->args.size(); ++i)
      if (data(v->args[i], open))
        return true;
    return false;
  };
  switch (v->op) {
  case Op::Const:
    return false;
  case Op::Symbol:
    if (!v->is(SymbolKind::Phi))
      return false;
    return dataPhi(v, open);
  case Op::Load:
    return !chases(v->args[0]);
  case Op::Eq:
  case Op::Ne:
  case Op::Lt:
  case Op::Le:
    if (isIndex(v->args[0]) || isIndex(v->args[1]))
      return false; // how far, not what
    return any(0);
  case Op::Select:
    if (data(v->args[1], open) || data(v->args[2], open))
      return true;
    return (isFlagValue(v->args[1]) || isFlagValue(v->args[2])) && data(v->args[0], open);
  case Op::Exit:
    return data(v->args[0], open);
  default:
    return any(0);
  }
}

bool DataConditions::dataPhi(Value v, std::set<Value> &open) const {
  const Phi &phi = arena.phi(v);
  if (phi.step || phi.factor != 0 || !phi.update)
    return false;
  if (phi.init && data(phi.init, open))
    return !chases(v);
  const Value u = phi.update;
  if (u->op == Op::Load)
    return !chases(v);
  if (u->op == Op::Float) {
    // x += dx is induction in floating point.
    const bool steps = (u->value == '+' || u->value == '-') && u->args.size() == 2 &&
                       u->args[0] == v && varianceOf(arena, u->args[1]) <= Variance::Grid &&
                       !anyNodeShallow(u->args[1], [](Value n) { return n->op == Op::Load; });
    return !steps;
  }
  // A count or a stack's height that goes up and down.
  if (u->op == Op::Select) {
    bool counts = true;
    std::set<Value> seen;
    auto leaf = [&](auto &&self, Value n) -> void {
      if (!seen.insert(n).second)
        return;
      if (n->op == Op::Select) {
        self(self, n->args[1]);
        self(self, n->args[2]);
      } else if (n != v && !(n->op == Op::Sum && n->args.size() == 1 && n->args[0] == v))
        counts = false;
    };
    leaf(leaf, u);
    if (counts)
      return false;
  }
  return data(u, open);
}

} // namespace accelscope::matchers
