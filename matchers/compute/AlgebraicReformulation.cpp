// A formula is rewritten so that it takes fewer operations, accesses or passes.
#include "matchers/Restructuring.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// The contribution of a sum, when it has one only.
Value onlyOf(const Accumulation &a) {
  return a.kind == Accumulation::Sum && a.contributions.size() == 1 ? a.contributions[0] : nullptr;
}

/// v and v * v are summed in one loop, and the mean of squares meets the square of the mean.
struct OnePass {
  const Accumulation *sum, *squares;
  const Access *store;
};

bool subtractsSquare(const Body &body, Value root) {
  bool found = false;
  forEachOrigin(body, root, [&](Value v) {
    if (found)
      return false;
    const auto terms = termsOf(body, v);
    if (terms.size() < 2)
      return true;
    for (auto &t : terms) {
      if (t.sign > 0)
        continue;
      const auto factors = factorsOf(body, t.value);
      for (size_t i = 0; i < factors.size(); ++i)
        for (size_t j = i + 1; j < factors.size(); ++j)
          found = found || (factors[i] == factors[j] && !literalOf(body, factors[i]));
    }
    return !found;
  });
  return found;
}

std::optional<OnePass> onePassVariance(const Body &body, const std::vector<Accumulation> &all) {
  for (auto &a : all)
    for (auto &b : all) {
      if (a.loop != b.loop || a.phi == b.phi)
        continue;
      Value v = onlyOf(a), w = onlyOf(b);
      if (!v || !w)
        continue;
      const auto factors = factorsOf(body, w);
      if (factors.size() != 2 || factors[0] != v || factors[1] != v)
        continue;
      for (auto &store : body.accesses)
        if (store.kind != AccessKind::Load && isGlobal(store) && store.value) {
          if (subtractsSquare(body, store.value))
            return OnePass{&a, &b, &store};
        }
    }
  return std::nullopt;
}

/// A running maximum by which the running sum is rescaled: s = s * exp(m - new) + exp(x - new).
const Assign *onlineSoftmax(const Body &body) {
  for (auto &a : body.assigns) {
    if (!a.value || a.loop < 0)
      continue;
    bool found = false;
    const auto terms = termsOf(body, a.value);
    if (terms.empty())
      continue;
    for (auto &t : terms) {
      const auto factors = factorsOf(body, t.value);
      if (factors.size() < 2)
        continue;
      Value own = nullptr, scale = nullptr;
      for (Value f : factors) {
        if (f->is(SymbolKind::Phi) && insideLoop(body, a.loop, body.arena.phi(f).loop))
          own = f;
        if (f->op == Op::Call) {
          const std::string name = functionName(body.arena.name(f->value));
          if (name == "exp" || name == "exp2")
            scale = f;
        }
      }
      if (!own || !scale)
        continue;
      // The exponent subtracts a maximum of the turns so far from the one before it.
      forEachOperand(body, scale, [&](Value v) {
        if (v->is(SymbolKind::Phi) && body.arena.phi(v).loop == body.arena.phi(own).loop)
          if (auto m = accumulationOf(body, v); m && m->kind == Accumulation::Maximum)
            found = true;
        return !found && !v->is(SymbolKind::Phi);
      });
    }
    if (found)
      return &a;
  }
  return nullptr;
}

/// Welford: the mean moves by a share of the deviation, and the deviations before and after are
/// multiplied.
const Assign *welford(const Body &body, const std::vector<Accumulation> &) {
  for (auto &a : body.assigns) {
    if (!a.value || a.loop < 0)
      continue;
    const auto terms = termsOf(body, a.value);
    if (terms.size() != 2)
      continue;
    Value own = nullptr, product = nullptr;
    for (auto &t : terms)
      (t.value->is(SymbolKind::Phi) ? own : product) = t.value;
    if (!own || !product || body.arena.phi(own).loop < 0)
      continue;
    const auto factors = factorsOf(body, product);
    if (factors.size() != 2 || factors[0] == factors[1])
      continue;
    auto deviation = [&](Value f, bool &moved) -> Value {
      const auto parts = termsOf(body, f);
      if (parts.size() < 2)
        return nullptr;
      Value mean = nullptr;
      bool divided = false;
      for (auto &p : parts) {
        if (p.value->is(SymbolKind::Phi))
          mean = p.value;
        forEachOperand(body, p.value, [&](Value v) {
          divided = divided || (v->op == Op::Float && v->value == '/');
          return !divided && !v->is(SymbolKind::Phi);
        });
      }
      moved = divided;
      return mean;
    };
    bool moved0 = false, moved1 = false;
    Value m0 = deviation(factors[0], moved0), m1 = deviation(factors[1], moved1);
    if (m0 && m0 == m1 && moved0 != moved1 && m0 != own)
      return &a;
  }
  return nullptr;
}

/// Transcendental functions and divisions that one evaluation takes: of alternatives the dearer
/// one. 0 without such functions: what it is made of says too little then.
int costOf(const Body &body, Value root) {
  int best = 0;
  for (size_t arm = 1; arm <= 2; ++arm) {
    int functions = 0, divisions = 0;
    std::set<Value> seen;
    std::vector<Value> stack{root};
    while (!stack.empty()) {
      Value v = stack.back();
      stack.pop_back();
      if (!v || !seen.insert(v).second || v->op == Op::Load)
        continue;
      if (v->op == Op::Select) {
        stack.push_back(v->args[arm]);
        continue;
      }
      if (v->op == Op::Call) {
        const std::string name = functionName(body.arena.name(v->value));
        functions += isTranscendental(name);
        divisions += name == "/";
      }
      // A division by a literal is a product.
      divisions += v->op == Op::Float && v->value == '/' && !literalOf(body, v->args[1]);
      stack.insert(stack.end(), v->args.begin(), v->args.end());
      if (v->is(SymbolKind::Phi)) {
        stack.push_back(body.arena.phi(v).init);
        stack.push_back(body.arena.phi(v).update);
      }
    }
    if (functions > 0)
      best = std::max(best, functions + divisions);
  }
  return best;
}
} // namespace

ACCELSCOPE_DETECTOR(AlgebraicReformulation) {
  // A form that the reference has as well is no rewriting.
  bool referenceExpands = false, referenceOnePass = false;
  if (program.reference && program.reference->entry()) {
    const Body &body = program.reference->body();
    const auto all = accumulations(body);
    referenceOnePass = onePassVariance(body, all).has_value() || welford(body, all) != nullptr;
    for (auto &a : body.accesses)
      if (a.value && a.kind == AccessKind::Store)
        for (auto &t : termsOf(body, a.value))
          for (Value f : factorsOf(body, t.value))
            if (auto n = literalOf(body, f);
                n && (*n == 2 || *n == -2) && !accumulationsIn(body, t.value).empty())
              referenceExpands = true;
  }
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    const auto all = accumulations(body);
    auto hit = [&](std::vector<Evidence> evidence, std::string reason, double confidence) {
      Hit h;
      h.kernel = kernel.name;
      h.evidence = std::move(evidence);
      h.reason = std::move(reason);
      h.confidence = program.reference ? std::min(1.0, confidence + 0.1) : confidence;
      if (!program.reference)
        h.doubt = "no reference says which formula the task is defined by";
      sink.add(std::move(h));
    };
    if (!referenceOnePass) {
      if (auto one = onePassVariance(body, all)) {
        std::vector<Evidence> evidence;
        for (auto *u : updatesOf(body, *one->squares))
          evidence.push_back({u->where, ""});
        for (auto *u : updatesOf(body, *one->sum))
          evidence.push_back({u->where, "the plain sum of the same pass"});
        evidence.push_back({one->store->where, "both sums meet here"});
        hit(std::move(evidence), "the variance comes from a sum and a sum of squares of one pass",
            0.85);
      } else if (auto *w = welford(body, all))
        hit({{w->where, ""}}, "mean and squared deviations are updated together in one pass", 0.85);
    }
    if (auto *softmax = onlineSoftmax(body))
      hit({{softmax->where, ""}},
          "'" + softmax->variable +
              "' is rescaled as the maximum grows, so that one pass is enough",
          0.9);
    if (!referenceExpands)
      if (auto expanded = expandedDistance(instance))
        hit({{expanded->store ? expanded->store->where : expanded->assign->where, ""}},
            "the squared distance is expanded into norms and a product", 0.9);
  });
  if (!program.reference || !program.reference->entry() || !sink.hits.empty())
    return;
  // The same result with fewer functions and divisions. Only where both sides compute it in one
  // place.
  const Reference &reference = *program.reference;
  int theirs = 0, places = 0;
  for (int leaf : reference.leaves()) {
    const Phase &phase = reference.phases[size_t(leaf)];
    int best = 0;
    if (phase.loop >= 0)
      for (auto &a : reference.body().accesses)
        if (a.kind == AccessKind::Store && a.value &&
            insideLoop(reference.body(), a.loop, phase.loop))
          best = std::max(best, costOf(reference.body(), a.value));
    if (best > 0) {
      ++places;
      theirs = best;
    }
  }
  if (places != 1)
    return;
  int mine = 0, kernels = 0;
  const Access *result = nullptr;
  std::string name;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    int best = 0;
    for (auto &a : instance.body->accesses)
      if (a.kind == AccessKind::Store && isGlobal(a) && a.value)
        if (const int cost = costOf(*instance.body, a.value); cost > best) {
          best = cost;
          if (cost > mine) {
            mine = cost;
            result = &a;
            name = kernel.name;
          }
        }
    kernels += best > 0;
  });
  if (!result || kernels != 1 || mine >= theirs)
    return;
  Hit hit;
  hit.kernel = name;
  hit.reason = "the result takes " + std::to_string(mine) +
               " functions and divisions where the reference takes " + std::to_string(theirs);
  hit.evidence = {{result->where, ""}};
  hit.confidence = 0.7;
  hit.doubt = "only the operations were counted";
  sink.add(std::move(hit));
}
