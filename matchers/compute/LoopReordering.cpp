// The order in which iterations run is not the nest's: time tiling, wavefronts, blocked
// factorisation.
#include "matchers/Restructuring.h"
#include "matchers/model/HostFlow.h"

#include <algorithm>
#include <map>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

bool threadIndexed(const Body &body, Value v) {
  return dependsOn(body.arena, v, SymbolKind::ThreadIdx) ||
         dependsOn(body.arena, v, SymbolKind::BlockIdx);
}

/// A place d - i: it falls as the thread's (or block's) index grows, and moves with `front`.
bool fallsWithThread(const Body &body, Value address, const std::function<bool(Value)> &isFront) {
  bool found = false;
  forEachNode(body.arena, address, [&](Value v) {
    if (found || v->op != Op::Sum)
      return !found;
    for (size_t i = 0; i < v->args.size() && !found; ++i)
      for (size_t j = 0; j < v->args.size() && !found; ++j) {
        if (i == j || v->coefficients[i] >= 0 || v->coefficients[j] != -v->coefficients[i])
          continue;
        Value thread = v->args[i], front = v->args[j];
        // The same pitch may stand in both.
        std::vector<Value> a =
            thread->op == Op::Product ? thread->args : std::vector<Value>{thread};
        std::vector<Value> b = front->op == Op::Product ? front->args : std::vector<Value>{front};
        std::vector<Value> common;
        for (Value x : a)
          if (std::find(b.begin(), b.end(), x) != b.end() && !x->is(SymbolKind::ThreadIdx))
            common.push_back(x);
        for (Value x : common) {
          a.erase(std::find(a.begin(), a.end(), x));
          b.erase(std::find(b.begin(), b.end(), x));
        }
        found = b.size() == 1 && isFront(b[0]) && std::any_of(a.begin(), a.end(), [&](Value x) {
                  return x->is(SymbolKind::ThreadIdx) || x->is(SymbolKind::BlockIdx);
                });
      }
    return true;
  });
  return found;
}

/// Parameters of a kernel that a host loop moves on from launch to launch.
std::map<int, std::map<int, const HostEvent *>> movedParameters(const Program &program) {
  std::map<int, std::map<int, const HostEvent *>> out;
  forEachHost(program, [&](const HostEntry &entry) {
    const Body &body = *entry.body;
    for (auto &event : body.host) {
      if (event.kind != HostKind::Launch || event.kernel < 0 || event.loop < 0)
        continue;
      for (size_t i = 0; i < event.args.size(); ++i) {
        if (!event.args[i] || !objectsOf(body.arena, event.args[i]).empty())
          continue;
        bool moves = false;
        forEachOperand(body, event.args[i], [&](Value v) {
          if (v->is(SymbolKind::Phi) && insideLoop(body, event.loop, body.arena.phi(v).loop) &&
              realLoop(body.loops[size_t(body.arena.phi(v).loop)]))
            moves = true;
          return !moves;
        });
        if (moves)
          out[event.kernel].try_emplace(int(i), &event);
      }
    }
  });
  return out;
}

bool isParameterOf(const Body &body, Value v, const std::string &name) {
  return v->is(SymbolKind::Parameter) && body.arena.name(v->value) == name;
}

/// The kernel both reads and writes an array: results of one turn feed the next.
bool feedsItself(const Body &body, const Access &access) {
  bool read = false, written = false;
  for (auto &a : body.accesses)
    if (a.object == access.object && a.object >= 0) {
      read = read || a.kind != AccessKind::Store;
      written = written || a.kind != AccessKind::Load;
    }
  return read && written;
}
} // namespace

ACCELSCOPE_DETECTOR(LoopReordering) {
  const auto moved = movedParameters(program);
  auto launchOf = [&](const Kernel &kernel, int parameter) -> const HostEvent * {
    for (auto &[k, list] : moved)
      if (&program.kernels[size_t(k)] == &kernel)
        if (auto it = list.find(parameter); it != list.end())
          return it->second;
    return nullptr;
  };
  auto add = [&](const std::string &kernel, std::vector<Evidence> evidence, std::string reason,
                 double confidence) {
    Hit hit;
    hit.kernel = kernel;
    hit.evidence = std::move(evidence);
    hit.reason = std::move(reason);
    hit.confidence = confidence;
    if (!program.reference)
      hit.doubt = "no reference shows the order of the nest";
    else
      hit.doubt = "the order was seen in the kernel's indices";
    sink.add(std::move(hit));
  };
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Body &body = *instance.body;
    for (auto &steps : timeSteps(instance)) {
      const bool tiled =
          std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &a) {
            return a.kind == AccessKind::Load && isGlobal(a) && a.address &&
                   blocksOverlap(instance, a.address);
          });
      if (!tiled)
        continue;
      add(kernel.name,
          {{body.loops[size_t(steps.loop)].header, ""},
           {steps.store->where, "a step inside the tile"}},
          "several time steps run on one overlapping tile before the next tile is touched", 0.9);
      break;
    }
    // Wavefronts: d - i with d moved on by the host or by a loop with barriers.
    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || store.space == Space::Local || !store.address)
        continue;
      const bool own = feedsItself(body, store);
      const HostEvent *launch = nullptr;
      int loop = -1;
      const Access *shown = nullptr;
      auto test = [&](const Access &a) {
        if (!a.address || !threadIndexed(body, a.address))
          return;
        for (size_t p = 0; p < kernel.parameters.size() && !launch; ++p)
          if (const HostEvent *e = launchOf(kernel, int(p));
              e && fallsWithThread(body, a.address, [&](Value v) {
                return isParameterOf(body, v, kernel.parameters[p].name);
              })) {
            launch = e;
            shown = &a;
          }
        if (launch)
          return;
        for (int l : loopsOf(body, a.loop)) {
          const bool barrier =
              std::any_of(body.syncs.begin(), body.syncs.end(), [&](const Sync &s) {
                return s.kind != SyncKind::Warp && s.kind != SyncKind::Fence &&
                       insideLoop(body, s.loop, l);
              });
          if (!barrier || !insideLoop(body, store.loop, l))
            continue;
          if (fallsWithThread(body, a.address, [&](Value v) {
                return v->is(SymbolKind::Phi) && body.arena.phi(v).loop == l &&
                       body.arena.phi(v).step;
              })) {
            loop = l;
            shown = &a;
            return;
          }
        }
      };
      if (own)
        for (auto &a : body.accesses)
          if (!shown && a.space != Space::Local)
            test(a);
      // Fronts kept as three rotating arrays: the cells have no falling index, the inputs do.
      if (!shown)
        continue;
      std::vector<Evidence> evidence{{shown->where, ""}};
      if (launch)
        evidence.push_back({launch->where, "each launch is the next front"});
      else
        evidence.push_back({body.loops[size_t(loop)].header, "each turn is the next front"});
      add(kernel.name, std::move(evidence),
          "cells along a diagonal run together: one index falls as the other grows", 0.85);
      break;
    }
  });
  // Blocked factorisation: kernels for the diagonal block, the panels and the rest, in place.
  forEachHost(program, [&](const HostEntry &entry) {
    const HostFlow flow(program, entry);
    const Body &body = flow.body;
    std::map<int, std::vector<const Step *>> byLoop;
    for (auto &step : flow.steps)
      if (step.kind == Step::Launch && step.event->loop >= 0 && step.event->kernel >= 0)
        byLoop[step.event->loop].push_back(&step);
    for (auto &[l, steps] : byLoop) {
      std::set<int> kernels;
      std::set<int> common;
      bool first = true;
      bool shrinks = false;
      for (auto *s : steps) {
        kernels.insert(s->event->kernel);
        std::set<int> both;
        for (int b : s->reads)
          if (s->writes.count(b))
            both.insert(b);
        if (first)
          common = both;
        else
          std::erase_if(common, [&](int b) { return !both.count(b); });
        first = false;
      }
      if (kernels.size() < 2 || common.empty())
        continue;
      // The block's number is scaled by the block's size, in the loop or in the kernels.
      auto moves = [&](Value v) {
        bool found = false;
        if (v)
          forEachOperand(body, v, [&](Value n) {
            found = found || (n->is(SymbolKind::Phi) && body.arena.phi(n).loop == l);
            return !found;
          });
        return found;
      };
      bool blocks = false;
      const Loop &loop = body.loops[size_t(l)];
      if (loop.step && loop.step->isConst() && std::abs(loop.step->value) >= 4)
        blocks = true;
      for (auto *s : steps) {
        const Kernel &k = program.kernels[size_t(s->event->kernel)];
        for (int axis = 0; axis < 3; ++axis)
          shrinks = shrinks || moves(s->event->grid[axis]);
        for (size_t p = 0; p < s->event->args.size() && p < k.parameters.size(); ++p) {
          if (!moves(s->event->args[p]) || k.parameters[p].isPointer)
            continue;
          for (auto &instance : k.instances) {
            if (!instance.body)
              continue;
            for (auto &a : instance.body->accesses)
              if (a.address && isGlobal(a) && a.size > 0)
                forEachNode(instance.body->arena, a.address, [&](Value v) {
                  if (v->op == Op::Sum)
                    for (size_t i = 0; i < v->args.size(); ++i) {
                      Value t = v->args[i];
                      const bool holds =
                          isParameterOf(*instance.body, t, k.parameters[p].name) ||
                          (t->op == Op::Product &&
                           std::any_of(t->args.begin(), t->args.end(), [&](Value x) {
                             return isParameterOf(*instance.body, x, k.parameters[p].name);
                           }));
                      blocks = blocks || (holds && std::abs(v->coefficients[i]) >= 4 * a.size);
                    }
                  return !blocks;
                });
          }
        }
      }
      const bool tiled = std::any_of(steps.begin(), steps.end(), [&](const Step *s) {
        const Kernel &k = program.kernels[size_t(s->event->kernel)];
        return std::any_of(k.instances.begin(), k.instances.end(), [&](const KernelInstance &i) {
          return i.body && std::any_of(i.body->accesses.begin(), i.body->accesses.end(),
                                       [](const Access &a) { return a.space == Space::Shared; });
        });
      });
      if (!blocks || !tiled || (!shrinks && kernels.size() < 3))
        continue;
      std::vector<Evidence> evidence;
      for (auto *s : steps)
        evidence.push_back({s->event->where, "one part of each block step"});
      evidence.push_back({loop.header, "the steps over diagonal blocks"});
      evidence.front().reason.clear();
      add(flow.entry.name, std::move(evidence),
          "'" + flow.name(*common.begin()) + "' is worked on block by block, each step in " +
              std::to_string(kernels.size()) + " kernels",
          0.8);
    }
  });
}
