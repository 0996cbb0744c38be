// What the detectors of the balance family share: where a value comes from when it passes between
// threads, and whether a condition selects by data.
#pragma once

#include "matchers/parallel/Common.h"

#include <functional>
#include <unordered_map>

namespace accelscope::matchers {

/// Follows values across threads: a shuffle's result comes from what was shuffled, a load from
/// shared memory (or an array of the thread) from what was stored there.
class Provenance {
public:
  explicit Provenance(const model::Body &body) : body(body) {
    using namespace model;
    for (auto &x : body.exchanges)
      if (x.result)
        exchanged.emplace(x.result, &x);
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Store && a.object >= 0 && a.value &&
          (a.space == Space::Shared || a.space == Space::Local))
        stored[a.object].push_back(&a);
  }

  /// Some value that goes into `root` satisfies `test`. `throughMemory`: also the addresses of
  /// loads; without it only what the value is computed from by arithmetic.
  bool reaches(model::Value root, const std::function<bool(model::Value)> &test,
               bool throughMemory = true) const {
    using namespace model;
    std::set<Value> seen;
    std::vector<Value> work{root};
    while (!work.empty()) {
      Value v = work.back();
      work.pop_back();
      if (!v || !seen.insert(v).second)
        continue;
      if (test(v))
        return true;
      if (auto x = exchanged.find(v); x != exchanged.end())
        work.push_back(x->second->value);
      if (v->is(SymbolKind::Phi)) {
        work.push_back(body.arena.phi(v).init);
        work.push_back(body.arena.phi(v).update);
      }
      if (v->op == Op::Load) {
        for (Value source : storedAt(v->args[0]))
          work.push_back(source);
        if (!throughMemory)
          continue;
      }
      work.insert(work.end(), v->args.begin(), v->args.end());
    }
    return false;
  }
  bool reaches(model::Value root, model::Value target, bool throughMemory = true) const {
    return target && reaches(root, [&](model::Value v) { return v == target; }, throughMemory);
  }

  /// The exchange whose result this is.
  const model::Exchange *exchangeOf(model::Value v) const {
    auto x = exchanged.find(v);
    return x == exchanged.end() ? nullptr : x->second;
  }

private:
  /// Values stored where a load of shared or local memory may find them.
  std::vector<model::Value> storedAt(model::Value address) const {
    using namespace model;
    std::vector<Value> out;
    for (int o : objectsOf(body.arena, address)) {
      auto it = stored.find(o);
      if (it == stored.end())
        continue;
      for (auto *a : it->second) {
        Value apart = a->address ? difference(body, a->address, address) : nullptr;
        if (!apart || !apart->isConst() || apart->value == 0)
          out.push_back(a->value);
      }
    }
    return out;
  }

  const model::Body &body;
  std::unordered_map<model::Value, const model::Exchange *> exchanged;
  std::unordered_map<int, std::vector<const model::Access *>> stored;
};

/// The parts of a conjunction.
inline std::vector<model::Value> conjuncts(model::Value condition) {
  std::vector<model::Value> out, work{condition};
  while (!work.empty()) {
    model::Value v = work.back();
    work.pop_back();
    if (!v)
      continue;
    if (v->op == model::Op::LogicalAnd)
      work.insert(work.end(), v->args.begin(), v->args.end());
    else
      out.push_back(v);
  }
  return out;
}

/// The condition depends on data that differs from item to item (loaded, computed in floating
/// point, found by a search), not on indices and sizes alone. `exclude`: a value whose test says
/// nothing of the item, as a position that is checked against a capacity.
inline bool isDataTest(const model::Body &body, model::Value condition,
                       const std::function<bool(model::Value)> &exclude = {}) {
  using namespace model;
  if (exclude && anyNode(body.arena, condition, exclude))
    return false;
  return anyNode(body.arena, condition, [&](Value v) {
    switch (v->op) {
    case Op::Load: {
      for (int o : objectsOf(body.arena, v->args[0]))
        if (body.objects[size_t(o)].space == Space::Shared)
          return true;
      return varianceOf(body.arena, v->args[0]) > Variance::Grid ||
             anyNode(body.arena, v->args[0], [](Value n) { return n->is(SymbolKind::Phi); });
    }
    case Op::Float:
      return v->args.size() > 1 && varianceOf(body.arena, v) > Variance::Grid;
    case Op::Call:
      return varianceOf(body.arena, v) > Variance::Grid;
    case Op::Symbol:
      if (v->is(SymbolKind::Unknown))
        return true;
      return v->is(SymbolKind::Phi) && !body.arena.phi(v).step && !body.arena.phi(v).factor;
    default:
      return false;
    }
  });
}

/// The innermost guard around a site that selects by data; -1 none.
inline int dataGuard(const model::Body &body, int guard,
                     const std::function<bool(model::Value)> &exclude = {}) {
  for (int g : model::guardsOf(body, guard))
    for (model::Value part : conjuncts(body.guards[size_t(g)].condition))
      if (isDataTest(body, part, exclude))
        return g;
  return -1;
}

/// An atomic that counts: what it returns is a position or a number of an item.
inline bool isCounter(const model::Access &a) {
  using namespace model;
  if (a.kind != AccessKind::Atomic || !a.result || !a.resultUsed)
    return false;
  if (a.type.find("float") != std::string::npos || a.type.find("double") != std::string::npos)
    return false;
  const std::string &op = a.operation;
  auto has = [&](const char *part) { return op.find(part) != std::string::npos; };
  const bool adds = has("Add") || has("Sub") || has("_add") || has("_sub");
  const bool steps = has("Inc") || has("Dec") || has("operator++") || has("operator--") ||
                     has("operator+=") || has("operator-=");
  if (!(adds || steps) || has("CAS"))
    return false;
  return !(adds && a.value && a.value->isConst(0));
}

} // namespace accelscope::matchers
