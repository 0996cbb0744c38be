// A value is computed again by other threads or a later pass although it could have been handed on.
#include "matchers/Restructuring.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// A value of a tile that takes work: several elements combined, not one that is only fetched.
bool isComputed(const Body &body, Value v) {
  int work = 0;
  std::set<Value> loads;
  forEachOperand(body, v, [&](Value n) {
    if (n->op == Op::Load) {
      for (int o : objectsOf(body.arena, n->args[0])) {
        const Space s = body.objects[size_t(o)].space;
        if (s != Space::Shared && s != Space::Local)
          loads.insert(n);
      }
      return false;
    }
    if (n->op == Op::Float &&
        (n->value == '+' || n->value == '-' || n->value == '*' || n->value == '/'))
      ++work;
    if (n->op == Op::Call && isTranscendental(functionName(body.arena.name(n->value))))
      work += 2;
    return true;
  });
  return loads.size() >= 2 && work >= 2;
}

using Axes = unsigned; ///< bits 0-2 threadIdx, 3-5 blockIdx

Axes axesOf(const Body &body, Value v) {
  Axes out = 0;
  forEachNode(body.arena, v, [&](Value n) {
    if (n->is(SymbolKind::ThreadIdx))
      out |= 1u << n->value;
    else if (n->is(SymbolKind::BlockIdx))
      out |= 8u << n->value;
    return true;
  });
  return out;
}

/// On which indices a value hangs, values that went through shared memory included: of those, the
/// blocks that they were stored for and the threads that read them.
Axes axesThroughTiles(const Body &body, Value v, bool &shared) {
  Axes out = 0;
  std::set<int> tiles;
  forEachNode(body.arena, v, [&](Value n) {
    if (n->is(SymbolKind::ThreadIdx))
      out |= 1u << n->value;
    else if (n->is(SymbolKind::BlockIdx))
      out |= 8u << n->value;
    else if (n->op == Op::Load)
      for (int o : objectsOf(body.arena, n->args[0]))
        if (body.objects[size_t(o)].space == Space::Shared)
          tiles.insert(o);
    return true;
  });
  shared = !tiles.empty();
  for (auto &a : body.accesses)
    if (a.kind != AccessKind::Load && tiles.count(a.object) && a.value)
      out |= axesOf(body, a.value) & 0x38u;
  return out;
}

std::string nameOf(const Body &body, const Accumulation &sum) {
  if (sum.phi->is(SymbolKind::Phi))
    return body.arena.phi(sum.phi).name;
  const auto objects = objectsOf(body.arena, sum.phi->args[0]);
  return objects.empty() ? "a sum" : objectName(body, objects[0]);
}

/// A sum that threads of another index compute as well.
struct Again {
  const Accumulation *sum = nullptr;
  int axis = -1;
};
std::optional<Again> sharedByOthers(const Body &body, const std::vector<Accumulation> &all) {
  for (auto &a : all) {
    Axes axes = 0;
    bool shared = false, work = false;
    for (Value c : a.contributions) {
      bool here = false;
      axes |= axesThroughTiles(body, c, here);
      shared = shared || here;
      if (originsOf(body, c).empty())
        continue;
      forEachOperand(body, c, [&](Value v) {
        work = work || (v->op == Op::Float && v->value != 'f' && v->value != 'i') ||
               (v->op == Op::Call && isTranscendental(functionName(body.arena.name(v->value))));
        return !work && !v->is(SymbolKind::Phi);
      });
    }
    // What decides how often and whether it is added up counts as well.
    for (int l : loopsOf(body, a.loop)) {
      const Loop &loop = body.loops[size_t(l)];
      for (Value v : {loop.init, loop.bound, loop.condition})
        if (v)
          axes |= axesOf(body, v);
    }
    for (auto *update : updatesOf(body, a))
      for (int g : guardsOf(body, update->guard))
        if (body.guards[size_t(g)].kind != Guard::EarlyReturn && body.guards[size_t(g)].condition)
          axes |= axesOf(body, body.guards[size_t(g)].condition);
    // On what an unknown value hangs is not known either.
    const bool unknown = std::any_of(a.contributions.begin(), a.contributions.end(), [&](Value c) {
      return anyNode(body.arena, c, [](Value v) { return v->is(SymbolKind::Unknown); });
    });
    if (unknown)
      continue;
    if (!work || axes == 0 || (shared && (axes & 7u) == 0))
      continue;
    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || !isGlobal(store) || !store.value || !store.address ||
          insideLoop(body, store.loop, a.loop))
        continue;
      bool used = false;
      const std::vector<int> array =
          a.phi->op == Op::Load ? objectsOf(body.arena, a.phi->args[0]) : std::vector<int>{};
      forEachOperand(body, store.value, [&](Value v) {
        used = used || v == a.phi ||
               (!array.empty() && v->op == Op::Load && objectsOf(body.arena, v->args[0]) == array);
        return !used;
      });
      if (!used)
        continue;
      const Axes more = axesOf(body, store.address) & ~axes;
      // x of threads and blocks make up one index: missing on one side alone says nothing.
      for (int axis = 0; axis < 3; ++axis) {
        const Axes both = (1u << axis) | (8u << axis);
        if ((more & both) && !(axes & both))
          return Again{&a, axis};
      }
    }
  }
  return std::nullopt;
}

/// The form of a condition, with names and places left out.
std::string formOf(const Body &body, Value v, int depth = 0) {
  if (!v || depth > 24)
    return "?";
  if (v->isConst())
    return std::to_string(v->value);
  if (v->op == Op::Symbol) {
    if (v->symbol == SymbolKind::String)
      return body.arena.name(v->value);
    return "s" + std::to_string(int(v->symbol));
  }
  std::string s = "(" + std::to_string(int(v->op));
  if (v->op == Op::Float)
    s += char(v->value);
  if (v->op == Op::Call)
    s += functionName(body.arena.name(v->value));
  if (v->op == Op::Load)
    return s + ")";
  // Sums keep no order that two kernels share.
  std::vector<std::string> parts;
  for (Value a : v->args)
    parts.push_back(formOf(body, a, depth + 1));
  if (v->op == Op::Sum || v->op == Op::Product)
    std::sort(parts.begin(), parts.end());
  for (auto &p : parts)
    s += " " + p;
  return s + ")";
}

/// A search in a loop: the condition under which something is counted or written.
struct Search {
  std::string form;
  int loop = -1, guard = -1;
  Range where;
};
bool isSearch(const Body &body, Value condition, std::string &form) {
  int loads = 0, work = 0;
  forEachOperand(body, condition, [&](Value v) {
    loads += v->op == Op::Load;
    work += v->op == Op::Float || v->op == Op::Call;
    return true;
  });
  form = formOf(body, condition);
  return loads >= 2 && (work >= 1 || loads >= 3);
}

std::vector<Search> counted(const Body &body) {
  std::vector<Search> out;
  for (auto &a : body.assigns) {
    if (a.guard < 0 || a.loop < 0 || (a.op != "++" && a.op != "+="))
      continue;
    for (int g : guardsOf(body, a.guard)) {
      Search s;
      if (!isSearch(body, body.guards[size_t(g)].condition, s.form))
        continue;
      // What was counted leaves the kernel.
      const bool kept =
          std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &store) {
            return store.kind != AccessKind::Load && isGlobal(store) && store.value &&
                   !insideLoop(body, store.loop, a.loop) &&
                   anyNode(body.arena, store.value, [&](Value v) {
                     return v->is(SymbolKind::Phi) && body.arena.phi(v).name == a.variable;
                   });
          });
      if (kept) {
        s.loop = a.loop;
        s.guard = g;
        s.where = body.guards[size_t(g)].range;
        out.push_back(s);
      }
      break;
    }
  }
  return out;
}

std::vector<Search> filled(const Body &body) {
  std::vector<Search> out;
  for (auto &a : body.accesses) {
    if (a.kind != AccessKind::Store || !isGlobal(a) || a.guard < 0 || a.loop < 0 || !a.address)
      continue;
    for (int g : guardsOf(body, a.guard)) {
      Search s;
      if (!isSearch(body, body.guards[size_t(g)].condition, s.form))
        continue;
      s.loop = a.loop;
      s.guard = g;
      s.where = body.guards[size_t(g)].range;
      if (anyNode(body.arena, a.address, [&](Value v) {
            return v->is(SymbolKind::Phi) && insideLoop(body, a.loop, body.arena.phi(v).loop);
          }))
        out.push_back(s);
      break;
    }
  }
  return out;
}
} // namespace

ACCELSCOPE_DETECTOR(Recomputation) {
  struct Found {
    std::string kernel;
    Search search;
  };
  std::vector<Found> counts, fills;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (auto &s : counted(body))
      counts.push_back({kernel.name, s});
    for (auto &s : filled(body))
      fills.push_back({kernel.name, s});
    const bool barrier = !body.syncs.empty();
    bool found = false;
    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || store.space != Space::Shared || !store.value ||
          !barrier || !isComputed(body, store.value) || !blocksOverlap(instance, store.value))
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      hit.reason = "values of " + quoted(body, store.object) +
                   " on the border of a tile are computed by both neighbouring blocks";
      hit.evidence.push_back({store.where, ""});
      for (int l : loopsOf(body, store.loop))
        hit.evidence.push_back(
            {body.loops[size_t(l)].header, "the loop goes beyond the block's tile"});
      hit.confidence = 0.9;
      hit.doubt = "how far the tiles overlap follows from their sizes";
      sink.add(std::move(hit));
      found = true;
      break;
    }
    if (!found)
      for (auto &steps : timeSteps(instance)) {
        const bool overlap =
            std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &a) {
              return a.kind == AccessKind::Load && isGlobal(a) && a.address &&
                     blocksOverlap(instance, a.address);
            });
        if (!overlap)
          continue;
        Hit hit;
        hit.kernel = kernel.name;
        hit.reason = "cells in the overlap of neighbouring tiles are stepped by both blocks";
        hit.evidence = {{steps.store->where, ""},
                        {body.loops[size_t(steps.loop)].header, "the steps between two launches"}};
        hit.confidence = 0.9;
        hit.doubt = "how far the tiles overlap follows from their sizes";
        sink.add(std::move(hit));
        break;
      }
    auto all = accumulations(body);
    // Elements of the thread's own arrays, as the results use them.
    for (auto &store : body.accesses)
      if (store.kind == AccessKind::Store && isGlobal(store) && store.value)
        for (auto &a : accumulationsIn(body, store.value))
          if (a.phi->op == Op::Load)
            all.push_back(a);
    if (auto again = sharedByOthers(body, all)) {
      Hit hit;
      hit.kernel = kernel.name;
      hit.reason = "'" + nameOf(body, *again->sum) + "' does not depend on " +
                   std::string(1, char('x' + again->axis)) +
                   ", so that all threads along it compute it again";
      for (auto *u : updatesOf(body, *again->sum))
        hit.evidence.push_back({u->where, ""});
      if (hit.evidence.empty())
        for (auto &a : body.accesses)
          if (a.kind == AccessKind::Store && a.loop == again->sum->loop && a.value &&
              again->sum->phi->op == Op::Load && a.address == again->sum->phi->args[0])
            hit.evidence.push_back({a.where, ""});
      if (hit.evidence.empty())
        hit.evidence.push_back({body.loops[size_t(again->sum->loop)].header, ""});
      hit.confidence = 0.75;
      hit.doubt = "whether handing the value on would pay is a matter of judgement";
      sink.add(std::move(hit));
    }
  });
  for (auto &c : counts)
    for (auto &f : fills) {
      if (c.search.form != f.search.form ||
          (c.kernel == f.kernel && c.search.where.line == f.search.where.line))
        continue;
      Hit hit;
      hit.kernel = f.kernel;
      hit.reason =
          "the search that '" + c.kernel + "' counts with is repeated to write the results";
      hit.evidence = {{f.search.where, ""},
                      {c.search.where, "the same condition only counts here"}};
      hit.confidence = 0.85;
      hit.doubt = "the two conditions were compared by their form";
      sink.add(std::move(hit));
      return;
    }
}
