// Operations that could be kernels of their own share one, and what they hand on stays on the chip.
#include "matchers/Restructuring.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

const char *const kOneSource = "no reference shows the operations apart";

bool isActivation(const std::string &function) {
  return isTranscendental(function) && function != "pow" && function != "atan2" &&
         function.rfind("log", 0) != 0;
}

/// Functions and clamps at zero that are applied to a finished sum of products, outermost first.
std::string activationOf(const Body &body, Value root) {
  std::string found;
  auto overDot = [&](Value v) {
    for (auto &a : accumulationsIn(body, v))
      if (isDotProduct(body, a) && !isSquareSum(body, a))
        return true;
    return false;
  };
  forEachOperand(body, root, [&](Value v) {
    if (!found.empty() || v->is(SymbolKind::Phi))
      return false;
    if (v->op == Op::Call) {
      const std::string name = functionName(body.arena.name(v->value));
      if (isActivation(name) && std::any_of(v->args.begin(), v->args.end(), overDot))
        found = name;
    } else if (v->op == Op::Float && v->value == 'M') {
      for (size_t i = 0; i < 2; ++i)
        if (auto n = literalOf(body, v->args[i]); n && *n == 0.0) {
          // A negative distance is no activation: it is cut off for accuracy.
          bool squares = false;
          for (auto &a : accumulationsIn(body, v->args[1 - i]))
            squares = squares || isSquareSum(body, a);
          if (!squares && overDot(v->args[1 - i]))
            found = "max(x, 0)";
        }
    } else if (v->op == Op::Select && (v->args[0]->op == Op::Lt || v->args[0]->op == Op::Le)) {
      // x > 0 ? x : 0, x > 0 ? x : slope * x
      Value c = v->args[0];
      for (size_t i = 0; i < 2; ++i)
        if (auto n = literalOf(body, c->args[i]);
            n && *n == 0.0 && (v->args[1] == c->args[1 - i] || v->args[2] == c->args[1 - i]) &&
            overDot(c->args[1 - i]))
          found = "a clamp at zero";
    }
    return true;
  });
  return found;
}

std::set<int> arraysOf(const Body &body, Value root) {
  std::set<int> out;
  for (Value l : originsOf(body, root))
    for (int o : objectsOf(body.arena, l->args[0]))
      out.insert(o);
  return out;
}

/// What a whole row or block comes to, from this array alone; the loop that adds it up.
int statisticOf(const Body &body, Value v, int array) {
  int loop = -1;
  forEachOrigin(body, v, [&](Value n) {
    if (n->is(SymbolKind::Phi))
      if (auto a = accumulationOf(body, n); a && loop < 0 && a->kind != Accumulation::Product) {
        bool only = !a->contributions.empty();
        bool any = false;
        for (Value c : a->contributions) {
          const auto arrays = arraysOf(body, c);
          any = any || arrays.count(array) > 0;
          only = only && arrays.size() <= 1;
        }
        if (only && any)
          loop = a->loop;
      }
    return loop < 0;
  });
  return loop;
}

struct Applied {
  const Access *store = nullptr;
  int loop = -1; ///< of the statistic
  int array = -1;
};

/// Elements of an array are scaled by a statistic of the same array.
std::optional<Applied> statisticApplied(const Body &body) {
  for (auto &store : body.accesses) {
    if (store.kind != AccessKind::Store || !isGlobal(store) || !store.value || !store.address)
      continue;
    std::optional<Applied> found;
    // Elements as this store takes them: loaded here, or kept in shared memory or registers.
    auto elementOf = [&](Value root) {
      std::set<int> arrays;
      bool summed = false;
      forEachOperand(body, root, [&](Value v) {
        if (v->is(SymbolKind::Phi) || v->op == Op::Exit) {
          summed = true;
          return false;
        }
        if (v->op == Op::Load)
          for (int o : objectsOf(body.arena, v->args[0])) {
            const Space s = body.objects[size_t(o)].space;
            if (s == Space::Shared || s == Space::Local) {
              for (auto &a : body.accesses)
                if (a.kind == AccessKind::Store && a.object == o && a.value)
                  for (Value l : loadsOf(body, a.value))
                    for (int p : objectsOf(body.arena, l->args[0]))
                      arrays.insert(p);
            } else
              arrays.insert(o);
          }
        return true;
      });
      return arrays;
    };
    forEachOperand(body, store.value, [&](Value v) {
      if (found || v->is(SymbolKind::Phi) || v->op == Op::Exit)
        return false;
      std::vector<Value> sides;
      if (v->op == Op::Float && (v->value == '*' || v->value == '/' || v->value == '-') &&
          v->args.size() == 2)
        sides = v->args;
      if (sides.empty())
        return true;
      const bool scales = v->value != '-';
      for (size_t i = 0; i < 2 && !found; ++i)
        for (int array : elementOf(sides[i])) {
          const std::string &type = body.objects[size_t(array)].elementType;
          if (type.find("int") != std::string::npos || type.find("char") != std::string::npos ||
              type == "bool")
            continue; // counters
          const int loop = statisticOf(body, sides[1 - i], array);
          if (loop < 0 || insideLoop(body, store.loop, loop))
            continue;
          // x - max alone is a step of a formula; it must reach the store through a scale or
          // function.
          if (!scales && !(store.value != v))
            continue;
          found = Applied{&store, loop, array};
          break;
        }
      return !found;
    });
    if (found)
      return found;
  }
  return std::nullopt;
}

/// The nearest or best of what is computed here, without storing what is compared.
const Accumulation *selectionOver(const Body &body, const std::vector<Accumulation> &all) {
  for (auto &a : all) {
    if (a.kind != Accumulation::Minimum && a.kind != Accumulation::Maximum)
      continue;
    for (Value c : a.contributions) {
      bool distance = false;
      int squares = 0;
      for (auto &inner : accumulationsIn(body, c))
        distance = distance || (inner.loop != a.loop && isSquareSum(body, inner));
      forEachOperand(body, c, [&](Value v) {
        if (v->is(SymbolKind::Phi))
          return false;
        if (v->op == Op::Float && v->value == '*' && v->args.size() == 2 &&
            v->args[0] == v->args[1] && v->args[0]->op == Op::Float && v->args[0]->value == '-' &&
            v->args[0]->args.size() == 2)
          ++squares;
        return true;
      });
      if (!distance && squares < 2)
        continue;
      const bool stored =
          std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &s) {
            return s.kind == AccessKind::Store && isGlobal(s) && s.value == c;
          });
      if (!stored)
        return &a;
    }
  }
  return nullptr;
}

/// A factor that was cut out of a packed integer and turned into a number.
bool decoded(const Body &body, Value factor) {
  bool out = false;
  forEachOperand(body, factor, [&](Value v) {
    if (v->is(SymbolKind::Phi) || out)
      return false;
    if (v->op == Op::And || v->op == Op::Mod || v->op == Op::Shr || v->op == Op::Div) {
      for (Value l : loadsOf(body, v))
        out = out || l != nullptr;
      return false;
    }
    return v->op != Op::Load;
  });
  return out;
}

const Accumulation *decodedProduct(const Body &body, const std::vector<Accumulation> &all) {
  for (auto &a : all) {
    if (!isDotProduct(body, a))
      continue;
    for (Value c : a.contributions) {
      const auto factors = factorsOf(body, c);
      if (factors.size() >= 2 &&
          std::any_of(factors.begin(), factors.end(), [&](Value f) { return decoded(body, f); }))
        return &a;
    }
  }
  return nullptr;
}

/// A result is stored and at the same time goes on into a sum over the block or grid.
std::pair<const Access *, Range> resultAndNorm(const Body &body) {
  for (auto &store : body.accesses) {
    if (store.kind != AccessKind::Store || !isGlobal(store) || !store.value)
      continue;
    Value v = store.value;
    bool heavy = false;
    if (v->op == Op::Float && loadsOf(body, v).size() >= 3)
      heavy = true;
    for (auto &a : accumulationsIn(body, v))
      heavy = heavy || isDotProduct(body, a);
    if (!heavy)
      continue;
    auto uses = [&](Value other) { return other && other != v && holdsNode(body, other, v); };
    for (auto &x : body.exchanges)
      if (uses(x.value) || (x.value == v && x.kind != Exchange::Vote && x.kind != Exchange::Match))
        return {&store, x.where};
    for (auto &a : body.accesses) {
      if (&a == &store || a.kind == AccessKind::Load || !a.value)
        continue;
      if (a.kind == AccessKind::Atomic && (uses(a.value) || a.value == v))
        return {&store, a.where};
      if (a.space == Space::Shared && uses(a.value))
        return {&store, a.where};
    }
  }
  return {nullptr, {}};
}

/// Phases of the reference that hand on an array which no buffer of the device stands for.
void againstReference(const Program &program, Sink &sink) {
  const Reference &reference = *program.reference;
  if (!reference.entry())
    return;
  struct Launched {
    const Kernel *kernel;
    const KernelInstance *instance;
  };
  std::vector<Launched> all;
  forEachInstance(program,
                  [&](const Kernel &k, const KernelInstance &i) { all.push_back({&k, &i}); });
  if (all.empty())
    return;
  const auto leaves = reference.leaves();
  for (size_t i = 0; i < leaves.size(); ++i)
    for (size_t j = i + 1; j < leaves.size(); ++j) {
      const Phase &a = reference.phases[size_t(leaves[i])],
                  &b = reference.phases[size_t(leaves[j])];
      const int array = reference.handsOn(leaves[i], leaves[j]);
      if (array < 0 || reference.isParameter(array) || a.call >= 0 || b.call >= 0)
        continue;
      // Functions that only the later and only the earlier phase use must meet in one kernel.
      std::vector<std::string> marks;
      for (auto &[name, n] : b.arithmetic)
        if (isTranscendental(name) && !a.arithmetic.count(name))
          marks.push_back(name);
      if (marks.empty() || !a.carries(Recurrence::Sum))
        continue;
      for (auto &l : all) {
        const Body &body = *l.instance->body;
        for (auto &store : body.accesses) {
          if (store.kind != AccessKind::Store || !isGlobal(store) || !store.value)
            continue;
          const Arithmetic have = arithmeticOf(body, store.value);
          const bool function = std::any_of(
              marks.begin(), marks.end(), [&](const std::string &m) { return have.count(m) > 0; });
          if (!function || accumulationsIn(body, store.value).empty())
            continue;
          Hit hit;
          hit.kernel = l.kernel->name;
          hit.reason = "'" + l.kernel->name + "' computes what lines " +
                       std::to_string(a.where.line) + " and " + std::to_string(b.where.line) +
                       " of the reference compute in two passes over '" +
                       reference.arrayName(array) + "'";
          hit.evidence.push_back({store.where, "the result of both passes is stored"});
          hit.confidence = 0.9;
          hit.doubt = "which phases a kernel covers is told by the functions that it calls";
          sink.add(std::move(hit));
          return;
        }
      }
    }
}
} // namespace

ACCELSCOPE_DETECTOR(KernelFusion) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    auto hit = [&](std::vector<Evidence> evidence, std::string reason, double confidence) {
      Hit h;
      h.kernel = kernel.name;
      h.evidence = std::move(evidence);
      h.reason = std::move(reason);
      h.confidence = confidence;
      h.doubt = kOneSource;
      sink.add(std::move(h));
    };
    auto placesOf = [&](const Accumulation &a, const char *reason) {
      std::vector<Evidence> out;
      for (auto *u : updatesOf(body, a))
        out.push_back({u->where, reason});
      if (out.empty())
        out.push_back({body.loops[size_t(a.loop)].header, reason});
      return out;
    };
    const auto all = accumulations(body);

    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || !isGlobal(store) || !store.value)
        continue;
      const std::string function = activationOf(body, store.value);
      if (function.empty())
        continue;
      hit({{store.where, ""}},
          "the sum of products goes through " + function + " before " + quoted(body, store.object) +
              " is stored",
          0.8);
      break;
    }
    if (auto applied = statisticApplied(body))
      hit({{applied->store->where, ""},
           {body.loops[size_t(applied->loop)].header, "the statistic is gathered here"}},
          "a statistic of " + quoted(body, applied->array) +
              " is gathered and applied to its elements in one kernel",
          0.8);
    if (auto *selection = selectionOver(body, all))
      hit(placesOf(*selection, "the best candidate is kept"),
          "distances are computed and the best is selected without storing them", 0.8);
    if (auto *product = decodedProduct(body, all))
      hit(placesOf(*product, "packed values are decoded inside the product"),
          "packed values are decoded inside the product that uses them", 0.8);
    if (auto expanded = expandedDistance(instance); expanded && expanded->normsHere)
      hit({{expanded->store ? expanded->store->where : expanded->assign->where, ""}},
          "norms and products of the expanded distance are computed in one kernel", 0.8);
    for (auto &steps : timeSteps(instance)) {
      hit({{steps.store->where, ""}, {body.loops[size_t(steps.loop)].header, "the steps"}},
          "several steps run in one launch, with what they hand on in " +
              quoted(body, steps.store->object),
          0.85);
      break;
    }
    if (auto last = lastBlock(instance))
      hit({{last->load->where, ""},
           {last->counter->where, "the last block is found by this counter"}},
          "the block that arrives last finishes what all blocks left in " +
              quoted(body, last->load->object),
          0.9);
    else if (auto finish = gridFinish(instance))
      hit({{finish->load->where, ""}, {finish->barrier->where, "all blocks are done here"}},
          "the partial results in " + quoted(body, finish->load->object) +
              " are combined behind a grid-wide barrier of the same kernel",
          0.85);
    if (auto [store, where] = resultAndNorm(body); store)
      hit({{where, ""}, {store->where, "the result that is summed is stored as well"}},
          "the values stored in " + quoted(body, store->object) +
              " go on into a reduction in the same kernel",
          0.75);
  });
  if (program.reference && sink.hits.empty())
    againstReference(program, sink);
}
