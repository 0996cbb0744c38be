// The structure of the computation is not the textbook's sequential algorithm.
#include "matchers/Restructuring.h"
#include "matchers/model/HostFlow.h"

#include <algorithm>
#include <map>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

struct Finding {
  std::vector<Evidence> evidence;
  std::string reason;
  double confidence = 0.85;
};

bool isGeometric(const Body &body, Value v) {
  return v->is(SymbolKind::Phi) && body.arena.phi(v).factor != 0;
}

/// The loop variable that doubles or halves and by which a place is moved: shared[i - reach].
Value reachOf(const Body &body, Value address, int sign) {
  Value found = nullptr;
  forEachNode(body.arena, address, [&](Value v) {
    if (v->op == Op::Sum)
      for (size_t i = 0; i < v->args.size(); ++i)
        if (isGeometric(body, v->args[i]) && (v->coefficients[i] > 0) == (sign > 0))
          found = v->args[i];
    return !found && !v->is(SymbolKind::Phi);
  });
  return found;
}

/// Doubling scans through shared memory: every element takes in the one `reach` before it.
std::optional<Finding> sharedScan(const Body &body) {
  for (auto &load : body.accesses) {
    if (load.kind != AccessKind::Load || load.space != Space::Shared || !load.address ||
        load.loop < 0)
      continue;
    Value reach = reachOf(body, load.address, -1);
    if (!reach || body.arena.phi(reach).factor <= 0 ||
        !dependsOn(body.arena, load.address, SymbolKind::ThreadIdx))
      continue;
    const int l = body.arena.phi(reach).loop;
    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || store.space != Space::Shared || !store.value ||
          !store.address || !insideLoop(body, store.loop, l) || reachOf(body, store.address, -1) ||
          reachOf(body, store.address, 1) ||
          !dependsOn(body.arena, store.address, SymbolKind::ThreadIdx))
        continue;
      // What is stored combines it with another element.
      bool uses = false, combines = false;
      forEachOperand(body, store.value, [&](Value v) {
        uses = uses || (v->op == Op::Load && v->args[0] == load.address);
        combines = combines || v->op == Op::Float || v->op == Op::Sum || v->op == Op::Max ||
                   v->op == Op::Min || v->op == Op::Call;
        return true;
      });
      // Cyclic reduction looks to both sides.
      const bool both =
          std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &a) {
            return a.kind == AccessKind::Load && a.space == Space::Shared && a.address &&
                   insideLoop(body, a.loop, l) && reachOf(body, a.address, 1) == reach;
          });
      if (uses && combines && !both)
        return Finding{{{load.where, ""},
                        {body.loops[size_t(l)].header, "the reach doubles in every turn"},
                        {store.where, "the combined prefix"}},
                       "prefixes in " + quoted(body, load.object) +
                           " are combined over a distance that doubles: a parallel scan"};
    }
  }
  return std::nullopt;
}

/// Up-sweep and down-sweep: pairs of elements a doubling distance apart, exchanged on the way down.
std::optional<Finding> sweepScan(const Body &body) {
  for (auto &store : body.accesses) {
    if (store.kind != AccessKind::Store || store.space != Space::Shared || !store.value ||
        store.loop < 0 || !store.address)
      continue;
    // The exchange: one element becomes the other as it was.
    if (store.value->op != Op::Load || store.value->args[0] == store.address)
      continue;
    const auto from = objectsOf(body.arena, store.value->args[0]);
    if (from != objectsOf(body.arena, store.address))
      continue;
    auto moved = [&](Value address, int l) {
      return anyNode(body.arena, address, [&](Value v) {
        if (v->is(SymbolKind::Phi) && body.arena.phi(v).factor != 0)
          return l < 0 || body.arena.phi(v).loop == l;
        return false;
      });
    };
    if (!moved(store.address, -1) || !moved(store.value->args[0], -1))
      continue;
    for (auto &add : body.accesses) {
      if (add.kind != AccessKind::Store || &add == &store || add.loop != store.loop ||
          add.space != Space::Shared || !add.value || add.address != store.value->args[0])
        continue;
      bool sum =
          add.value->op == Op::Sum || (add.value->op == Op::Float && add.value->value == '+');
      if (sum)
        return Finding{{{store.where, ""},
                        {add.where, "and the other takes their sum"},
                        {body.loops[size_t(store.loop)].header, "the way down the tree"}},
                       "elements of " + quoted(body, add.object) +
                           " are exchanged and added down a tree: a work-efficient scan"};
    }
  }
  return std::nullopt;
}

/// Prefixes of a warp by shuffles from lower lanes.
std::optional<Finding> warpScan(const Body &body) {
  for (auto &x : body.exchanges) {
    if (x.kind != Exchange::ShuffleUp || !x.result)
      continue;
    // In a loop whose distance doubles, or written out with 1, 2, 4.
    bool doubling = x.lane && isGeometric(body, x.lane) && body.arena.phi(x.lane).factor > 0;
    int steps = 0;
    for (auto &y : body.exchanges)
      if (y.kind == Exchange::ShuffleUp && y.lane && y.lane->isConst() &&
          (y.lane->value == 1 || y.lane->value == 2 || y.lane->value == 4 || y.lane->value == 8))
        ++steps;
    if (!doubling && x.lane && x.lane->op == Op::Shl)
      doubling = true;
    if (!doubling && steps < 4)
      continue;
    for (auto &a : body.assigns) {
      if (a.order < x.order || !a.value)
        continue;
      bool combined = false;
      auto test = [&](Value v) {
        if (v->op != Op::Sum && v->op != Op::Float && v->op != Op::Max && v->op != Op::Min)
          return true;
        for (Value arg : v->args)
          combined =
              combined || arg == x.result ||
              (arg->op == Op::Select && (arg->args[1] == x.result || arg->args[2] == x.result));
        return !combined;
      };
      forEachOperand(body, a.value, test);
      if (combined)
        return Finding{{{x.where, ""}, {a.where, "the prefix grows"}},
                       "prefixes of a warp are combined by shuffles over a distance that doubles: "
                       "a parallel scan"};
    }
  }
  return std::nullopt;
}

/// Compare and exchange of elements at two places that many threads handle at once.
std::optional<Finding> sortingNetwork(const Body &body, bool hostSteps) {
  for (auto &store : body.accesses) {
    if (store.kind != AccessKind::Store || (store.space == Space::Local) || !store.value ||
        !store.address || !dependsOn(body.arena, store.address, SymbolKind::ThreadIdx))
      continue;
    if (store.value->op != Op::Load || store.value->args[0] == store.address)
      continue;
    Value other = store.value->args[0];
    if (objectsOf(body.arena, other) != objectsOf(body.arena, store.address))
      continue;
    for (auto &back : body.accesses) {
      if (back.kind != AccessKind::Store || &back == &store || back.address != other ||
          !back.value || back.value->op != Op::Load || back.value->args[0] != store.address ||
          back.guard != store.guard)
        continue;
      // Under a comparison of the two.
      bool compared = false;
      for (int g : guardsOf(body, store.guard))
        forEachNode(body.arena, body.guards[size_t(g)].condition, [&](Value v) {
          if ((v->op == Op::Lt || v->op == Op::Le) && !compared) {
            bool a = false, b = false;
            for (Value side : v->args)
              for (Value l : loadsOf(body, side)) {
                a = a || l->args[0] == other;
                b = b || l->args[0] == store.address;
              }
            compared = a && b;
          }
          return !compared;
        });
      if (!compared)
        continue;
      // The partner is picked by xor, by a doubling distance, or by a distance that the host steps.
      auto partner = [&](Value address) {
        return anyNode(body.arena, address, [&](Value v) {
          return v->op == Op::Xor || isGeometric(body, v) ||
                 (hostSteps && v->is(SymbolKind::Parameter));
        });
      };
      const bool rounds =
          hostSteps || std::any_of(body.syncs.begin(), body.syncs.end(), [&](const Sync &s) {
            return insideLoop(body, s.loop, store.loop) && s.loop >= 0;
          });
      if (rounds && (partner(other) || partner(store.address)))
        return Finding{{{store.where, ""}, {back.where, "and back"}},
                       "pairs of " + quoted(body, store.object) +
                           " are compared and exchanged by all threads at once: a sorting network"};
    }
  }
  return std::nullopt;
}

/// Cyclic reduction: each equation takes in the ones a doubling distance before and behind.
std::optional<Finding> cyclicReduction(const Body &body) {
  // By place: several arrays may be cut out of one piece of shared memory.
  std::map<int, std::set<Value>> before, behind;
  std::map<int, const Access *> shown;
  for (auto &a : body.accesses) {
    if (a.kind != AccessKind::Load || a.space == Space::Local || !a.address)
      continue;
    if (Value r = reachOf(body, a.address, -1))
      before[body.arena.phi(r).loop].insert(a.address), shown[body.arena.phi(r).loop] = &a;
    if (Value r = reachOf(body, a.address, 1))
      behind[body.arena.phi(r).loop].insert(a.address);
  }
  for (auto &[l, places] : before) {
    const size_t both = std::min(places.size(), behind[l].size());
    bool divides = false;
    for (auto &a : body.assigns)
      if (a.value && insideLoop(body, a.loop, l))
        forEachOperand(body, a.value, [&](Value v) {
          divides = divides || (v->op == Op::Float && v->value == '/') ||
                    (v->op == Op::Call && functionName(body.arena.name(v->value)) == "/");
          return !divides;
        });
    if (both >= 3 && divides)
      return Finding{
          {{shown[l]->where, ""}, {body.loops[size_t(l)].header, "the distance doubles"}},
          "each equation is combined with those a doubling distance before and behind: "
          "cyclic reduction"};
  }
  return std::nullopt;
}

/// The colour of an item: a parity of its coordinates or a loaded colour, against a uniform value.
std::optional<Finding> colourOrder(const Kernel &kernel, const Body &body, bool repeated) {
  if (!repeated)
    return std::nullopt;
  for (auto &store : body.accesses) {
    if (store.kind != AccessKind::Store || !isGlobal(store) || !store.value || store.object < 0)
      continue;
    int others = 0;
    for (Value l : originsOf(body, store.value))
      for (int o : objectsOf(body.arena, l->args[0]))
        others += o == store.object && l->args[0] != store.address;
    if (others < 2)
      continue;
    auto uniform = [&](Value v) {
      bool parameter = false;
      forEachNode(body.arena, v, [&](Value n) {
        parameter = parameter || n->is(SymbolKind::Parameter);
        return true;
      });
      return parameter && varianceOf(body.arena, v) <= Variance::Grid;
    };
    for (int g : guardsOf(body, store.guard)) {
      bool colour = false;
      forEachNode(body.arena, body.guards[size_t(g)].condition, [&](Value v) {
        if (v->op == Op::Eq || v->op == Op::Ne)
          for (size_t i = 0; i < 2; ++i) {
            Value a = v->args[i], b = v->args[1 - i];
            const bool parity =
                (a->op == Op::Mod || a->op == Op::And) && a->args[1]->isConst() &&
                (a->args[1]->value == 2 || (a->op == Op::And && a->args[1]->value == 1)) &&
                a->args[0]->op == Op::Sum && varianceOf(body.arena, a) == Variance::Thread;
            const bool loaded =
                a->op == Op::Load && dependsOn(body.arena, a->args[0], SymbolKind::ThreadIdx);
            colour = colour || ((parity || loaded) && uniform(b)) ||
                     (parity && b->isConst() &&
                      anyNode(body.arena, a, [](Value n) { return n->is(SymbolKind::Parameter); }));
          }
        return !colour;
      });
      if (colour)
        return Finding{{{body.guards[size_t(g)].range, ""}, {store.where, "updated in place"}},
                       "'" + kernel.name +
                           "' updates only the items of one colour in place, and is "
                           "launched for one colour after the other"};
    }
    // Red and black cells picked by a parity in the index itself: x = 2 * i + (y + colour) % 2.
    bool parity = false;
    forEachNode(body.arena, store.address, [&](Value v) {
      if (v->op == Op::Mod && v->args[1]->isConst(2) && v->args[0]->op == Op::Sum &&
          anyNode(body.arena, v, [](Value n) { return n->is(SymbolKind::Parameter); }) &&
          dependsOn(body.arena, v, SymbolKind::ThreadIdx))
        parity = true;
      return !parity;
    });
    if (parity)
      return Finding{{{store.where, ""}},
                     "'" + kernel.name +
                         "' updates every other cell in place, chosen by a parity that "
                         "the caller alternates"};
  }
  return std::nullopt;
}

/// A forest of components: chains of parents are followed, and roots are linked by atomics.
std::optional<Finding> unionFind(const Body &body) {
  for (auto &link : body.accesses) {
    if (link.kind != AccessKind::Atomic || link.object < 0 ||
        (link.operation.find("Min") == std::string::npos &&
         link.operation.find("min") == std::string::npos &&
         link.operation.find("CAS") == std::string::npos &&
         link.operation.find("compare_exchange") == std::string::npos))
      continue;
    for (auto &load : body.accesses) {
      if (load.kind != AccessKind::Load || load.object != link.object || load.loop < 0 ||
          !load.address)
        continue;
      // The next place is what the last one held.
      bool chases = false;
      forEachNode(body.arena, load.address, [&](Value v) {
        if (v->is(SymbolKind::Phi)) {
          const Phi &p = body.arena.phi(v);
          if (p.update)
            for (Value l : loadsOf(body, p.update))
              for (int o : objectsOf(body.arena, l->args[0]))
                chases = chases || (o == link.object && holdsNode(body, l->args[0], v));
        }
        return !chases;
      });
      if (chases)
        return Finding{{{link.where, ""}, {load.where, "chains of parents are followed"}},
                       "components are joined in a forest of parents in " +
                           quoted(body, link.object) + ": union-find"};
    }
  }
  return std::nullopt;
}

/// An item starts when the last item that it waits for has counted it down.
std::optional<Finding> dependencyCount(const Body &body) {
  for (auto &count : body.accesses) {
    if (count.kind != AccessKind::Atomic || !count.result || !isGlobal(count) || count.loop < 0 ||
        !count.address)
      continue;
    const bool down = count.operation.find("Sub") != std::string::npos ||
                      count.operation.find("sub") != std::string::npos ||
                      count.operation.find("Dec") != std::string::npos ||
                      (count.operation.find("Add") != std::string::npos && count.value &&
                       count.value->isConst() && count.value->value == -1);
    // The counter belongs to an item that was loaded.
    if (!down || loadedObjects(body.arena, count.address).empty())
      continue;
    for (auto &guard : body.guards) {
      const bool zero = anyNode(body.arena, guard.condition, [&](Value v) {
        return v->op == Op::Eq &&
               ((holdsNode(body, v->args[0], count.result) && v->args[1]->isConst()) ||
                (holdsNode(body, v->args[1], count.result) && v->args[0]->isConst()));
      });
      if (zero)
        return Finding{{{count.where, ""}, {guard.range, "the last dependence is met"}},
                       "items become ready when the counter of their dependences in " +
                           quoted(body, count.object) + " runs out"};
    }
  }
  // Spinning until the value of an earlier unknown is there.
  for (auto &load : body.accesses) {
    if (load.kind == AccessKind::Store || !isGlobal(load) || load.loop < 0 || !load.address ||
        load.object < 0 || (!load.isVolatile && load.operation.empty()))
      continue;
    const Loop &spin = body.loops[size_t(load.loop)];
    if (spin.kind == LoopKind::For && spin.step)
      continue;
    if (!spin.condition || !holdsNode(body, spin.condition, load.value ? load.value : load.result))
      continue;
    const bool still = !anyNode(body.arena, load.address, [&](Value v) {
      return v->is(SymbolKind::Phi) && body.arena.phi(v).loop == load.loop;
    });
    const bool loadedItem = !loadedObjects(body.arena, load.address).empty();
    const bool set = std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &s) {
      return s.kind != AccessKind::Load && s.object == load.object && &s != &load;
    });
    if (still && loadedItem && set)
      return Finding{{{load.where, ""}},
                     "each unknown waits for those that it needs by a flag in " +
                         quoted(body, load.object) + ", without a fixed order"};
  }
  return std::nullopt;
}

/// Priorities of an item and its neighbours are compared, and local winners are taken at once.
std::optional<Finding> independentSet(const Body &body) {
  for (auto &guard : body.guards) {
    if (!guard.condition)
      continue;
    Value own = nullptr, neighbour = nullptr;
    forEachNode(body.arena, guard.condition, [&](Value v) {
      if ((v->op == Op::Lt || v->op == Op::Le) && v->args[0]->op == Op::Load &&
          v->args[1]->op == Op::Load) {
        Value a = v->args[0]->args[0], b = v->args[1]->args[0];
        if (objectsOf(body.arena, a) == objectsOf(body.arena, b) && a != b) {
          const bool la = !loadedObjects(body.arena, a).empty(),
                     lb = !loadedObjects(body.arena, b).empty();
          if (la != lb) {
            own = la ? b : a;
            neighbour = la ? a : b;
          }
        }
      }
      return true;
    });
    if (!own || !neighbour)
      continue;
    // The state that winners get is what neighbours are asked for as well.
    for (auto &store : body.accesses) {
      if (store.kind != AccessKind::Store || !isGlobal(store) || store.object < 0 ||
          !store.address || !store.value || !loadedObjects(body.arena, store.address).empty() ||
          store.loop >= 0)
        continue;
      const bool asked =
          std::any_of(body.accesses.begin(), body.accesses.end(), [&](const Access &a) {
            return a.kind == AccessKind::Load && a.object == store.object && a.loop >= 0 &&
                   a.address && !loadedObjects(body.arena, a.address).empty();
          });
      const auto priority = objectsOf(body.arena, own);
      if (asked && (priority.empty() || priority[0] != store.object))
        return Finding{{{guard.range, ""}, {store.where, "the winner's state"}},
                       "items that win over all their neighbours by priority are taken at once: an "
                       "independent set",
                       0.75};
    }
  }
  return std::nullopt;
}

/// Forward transform, product, inverse transform.
void convolutionByTransform(const Program &program, Sink &sink) {
  forEachHost(program, [&](const HostEntry &entry) {
    const HostEvent *first = nullptr, *last = nullptr;
    bool product = false;
    for (auto &event : entry.body->host) {
      if (event.kind == HostKind::Library && event.api.rfind("cufftExec", 0) == 0) {
        if (!first)
          first = &event;
        else if (product)
          last = &event;
      } else if (event.kind == HostKind::Launch && first && event.kernel >= 0) {
        const Kernel &k = program.kernels[size_t(event.kernel)];
        for (auto &instance : k.instances) {
          if (!instance.body)
            continue;
          for (auto &a : instance.body->accesses)
            if (a.kind == AccessKind::Store && a.value) {
              // One factor of each spectrum.
              bool times = false;
              auto arrayOf = [&](Value side) {
                std::set<int> arrays;
                for (Value l : loadsOf(*instance.body, side))
                  for (int o : objectsOf(instance.body->arena, l->args[0]))
                    arrays.insert(o);
                return arrays;
              };
              forEachOperand(*instance.body, a.value, [&](Value v) {
                if ((v->op == Op::Float && v->value == '*') ||
                    (v->op == Op::Call && v->args.size() == 2)) {
                  const auto x = arrayOf(v->args[0]), y = arrayOf(v->args[1]);
                  times = times || (!x.empty() && !y.empty() && x != y);
                }
                return !times;
              });
              product = product || times;
            }
        }
      }
    }
    if (first && last) {
      Hit hit;
      hit.kernel = entry.name;
      hit.reason = "a convolution runs as transform, product and inverse transform";
      hit.evidence = {{first->where, ""}, {last->where, "back again"}};
      hit.confidence = 0.85;
      hit.doubt = "what the product of the spectra stands for was not proved";
      sink.add(std::move(hit));
    }
  });
}

/// Items come from a list that earlier launches appended to, where the reference sweeps over all.
std::optional<Finding> workList(const Body &body, const std::set<std::string> &appended) {
  for (auto &load : body.accesses) {
    if (load.kind != AccessKind::Load || !isGlobal(load) || !load.address || load.object < 0 ||
        !appended.count(body.objects[size_t(load.object)].elementType) ||
        !dependsOn(body.arena, load.address, SymbolKind::ThreadIdx) ||
        !loadedObjects(body.arena, load.address).empty())
      continue;
    for (auto &use : body.accesses)
      if (&use != &load && use.address && use.object != load.object && load.value &&
          holdsNode(body, use.address, load.value) && isGlobal(use))
        return Finding{
            {{load.where, ""}, {use.where, "the item's own data"}},
            "items come from a list of those that changed, where the reference sweeps over all",
            0.75};
  }
  return std::nullopt;
}

bool referenceKeepsLists(const Reference &reference) {
  const Body &body = reference.body();
  for (auto &c : body.calls) {
    const std::string name = functionName(c.name);
    if (name == "push_back" || name == "emplace_back" || name == "push" || name == "emplace" ||
        name == "insert")
      return true;
  }
  return false;
}

bool referenceAlternates(const Reference &reference) {
  const Body &body = reference.body();
  return std::any_of(body.guards.begin(), body.guards.end(), [&](const Guard &g) {
    return g.condition && anyNode(body.arena, g.condition, [](Value v) {
             return (v->op == Op::Mod || v->op == Op::And) && v->args[1]->isConst() &&
                    v->args[1]->value <= 2 && v->args[0]->op == Op::Sum;
           });
  });
}
} // namespace

ACCELSCOPE_DETECTOR(AlgorithmSubstitution) {
  const Reference *reference =
      program.reference && program.reference->entry() ? program.reference.get() : nullptr;
  // Kernels that the host steps through: launched in a loop or several times in one function.
  std::map<const Kernel *, int> launches;
  forEachHost(program, [&](const HostEntry &entry) {
    for (auto &event : entry.body->host)
      if (event.kind == HostKind::Launch && event.kernel >= 0)
        launches[&program.kernels[size_t(event.kernel)]] +=
            event.loop >= 0 && realLoop(entry.body->loops[size_t(event.loop)]) ? 2 : 1;
  });
  std::set<std::string> appended;
  forEachInstance(program, [&](const Kernel &, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (auto &cursor : body.accesses)
      if (cursor.kind == AccessKind::Atomic && cursor.result)
        for (auto &store : body.accesses)
          if (store.kind == AccessKind::Store && isGlobal(store) && store.address &&
              store.object >= 0 && holdsNode(body, store.address, cursor.result))
            appended.insert(body.objects[size_t(store.object)].elementType);
  });
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    const bool repeated = launches[&kernel] >= 2;
    auto take = [&](std::optional<Finding> finding) {
      if (!finding)
        return false;
      Hit hit;
      hit.kernel = kernel.name;
      hit.evidence = std::move(finding->evidence);
      hit.reason = std::move(finding->reason);
      hit.confidence = finding->confidence;
      hit.doubt = reference
                      ? "the structure was told by its form"
                      : "no reference shows the sequential algorithm: the textbook's is taken";
      sink.add(std::move(hit));
      return true;
    };
    take(sharedScan(body)) || take(sweepScan(body)) || take(warpScan(body));
    if (auto back = lookBack(instance))
      take(Finding{
          {{back->load->where, ""}, {body.loops[size_t(back->loop)].header, "the walk back"}},
          "tiles find their prefix by looking back at the tiles before them: a single-pass scan"});
    take(sortingNetwork(body, repeated));
    take(cyclicReduction(body));
    if (!reference || !referenceAlternates(*reference))
      take(colourOrder(kernel, body, repeated));
    take(unionFind(body));
    take(dependencyCount(body));
    take(independentSet(body));
    if (reference && repeated && !referenceKeepsLists(*reference))
      take(workList(body, appended));
  });
  convolutionByTransform(program, sink);
}
