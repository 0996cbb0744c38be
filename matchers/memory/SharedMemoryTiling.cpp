// Data that threads of a block stage in shared memory for each other.
//
// A shared array counts when some thread reads, after a barrier, an element that another thread put
// there. What must not count uses the same words: the scratch of a reduction or scan (an element is
// combined with another of the same array and goes back to its own slot), private histograms
// (atomics only), a value that one thread hands to all, and arrays in which each thread finds its
// own element again.
#include "matchers/Detector.h"
#include "matchers/memory/Lanes.h"

#include <algorithm>
#include <map>
#include <set>

namespace accelscope::matchers {
namespace {
using namespace model;

class Tiles {
public:
  Tiles(const Kernel &kernel, const KernelInstance &instance)
      : kernel(kernel), instance(instance), body(*instance.body),
        arena(const_cast<Arena &>(body.arena)) {
    for (auto &s : body.syncs)
      if (s.kind != SyncKind::Fence)
        barriers.push_back(&s);
    auto note = [&](Value v) {
      if (v)
        collectParents(v);
    };
    for (auto &a : body.assigns)
      note(a.value);
    for (auto &a : body.accesses) {
      note(a.address);
      if (a.kind != AccessKind::Load)
        note(a.value);
    }
    for (auto &g : body.guards)
      note(g.condition);
    for (auto &l : body.loops)
      note(l.condition);
    for (auto &c : body.calls)
      if (!c.walked)
        for (Value v : c.args)
          note(v);
  }

  std::vector<Hit> find() {
    Arrays arrays;
    for (auto &a : body.accesses) {
      if (a.space != Space::Shared || !a.address)
        continue;
      auto objects = a.object >= 0 ? std::vector<int>{a.object} : objectsOf(arena, a.address);
      for (int o : objects) {
        if (body.objects[size_t(o)].space != Space::Shared)
          continue;
        // One pool of dynamic shared memory holds several arrays: told apart by where they begin.
        Array &array = arrays[{o, body.objects[size_t(o)].dynamicShared ? carve(a.address) : ""}];
        array.object = o;
        (a.kind == AccessKind::Load    ? array.loads
         : a.kind == AccessKind::Store ? array.stores
                                       : array.atomics)
            .push_back(&a);
      }
    }
    adoptLoads(arrays);
    std::vector<Hit> hits;
    for (auto &[key, array] : arrays)
      if (auto hit = judge(array))
        hits.push_back(std::move(*hit));
    return hits;
  }

private:
  struct Array {
    int object = -1;
    std::vector<const Access *> loads, stores, atomics;
  };
  struct Read {
    Range where;
    int order = 0, loop = -1;
    const Access *access = nullptr; ///< null: by a library call such as a fragment load
    bool strong = false; ///< multiplied, compared or used as an index in a loop: no mere sum
  };

  using Arrays = std::map<std::pair<int, std::string>, Array>;

  /// Slots of a pool that nobody fills under their own name, such as s[n - 1 - t], lie in the one
  /// array that is filled.
  static void adoptLoads(Arrays &arrays) {
    std::map<int, std::vector<Array *>> filled;
    for (auto &[key, array] : arrays)
      if (!array.stores.empty())
        filled[key.first].push_back(&array);
    for (auto &[key, array] : arrays) {
      auto it = filled.find(key.first);
      if (!array.stores.empty() || !array.atomics.empty() || it == filled.end() ||
          it->second.size() != 1)
        continue;
      auto &loads = it->second.front()->loads;
      loads.insert(loads.end(), array.loads.begin(), array.loads.end());
    }
  }

  void collectParents(Value root) {
    forEachNode(arena, root, [&](Value v) {
      if (!visited.insert(v).second)
        return false;
      for (Value a : v->args)
        parents[a].insert(v);
      return true;
    });
    // A value that is assigned as it is has no parent but is in use.
    roots.insert(root);
  }

  std::string carve(Value address) {
    if (address->op != Op::Sum)
      return "";
    std::string key;
    for (size_t i = 0; i < address->args.size(); ++i) {
      Value v = address->args[i];
      if (v->is(SymbolKind::Object) || dependsOn(arena, v, SymbolKind::ThreadIdx) ||
          anyNode(arena, v, [](Value n) {
            return n->is(SymbolKind::Phi) || n->op == Op::Load || n->is(SymbolKind::Unknown);
          }))
        continue;
      key += printValue(body, v) + "*" + std::to_string(address->coefficients[i]) + "+";
    }
    return key;
  }

  bool inLoop(int inner, int outer) const { return insideLoop(body, inner, outer); }

  /// The barrier between a store and a later read, also when the read comes first in the text of a
  /// loop.
  const Sync *barrier(const Access &store, int readOrder, int readLoop) const {
    for (auto *s : barriers)
      if (s->order > store.order && s->order < readOrder)
        return s;
    if (readOrder > store.order)
      return nullptr;
    for (int l : loopsOf(body, store.loop)) {
      if (!inLoop(readLoop, l))
        continue;
      for (auto *s : barriers)
        if (inLoop(s->loop, l) && (s->order > store.order || s->order < readOrder))
          return s;
    }
    return nullptr;
  }

  bool hasPhi(Value v) const {
    return anyNode(arena, v, [](Value n) { return n->is(SymbolKind::Phi); });
  }

  /// A number for an address with its loops named by start and step, so that two loops over the
  /// same slots compare equal. Values share their parts, so that each part is numbered once.
  int slots(Value v) const {
    auto [known, isNew] = slotNumbers.try_emplace(v, -1 - int(slotNumbers.size()));
    if (!isNew) // one that is under way leads back to itself and counts as itself
      return known->second;
    std::vector<int64_t> shape;
    if (v->is(SymbolKind::Phi)) {
      const Phi &p = arena.phi(v);
      if (p.init && p.step)
        shape = {-1, slots(p.init), slots(p.step)};
    } else if (v->op != Op::Symbol && v->op != Op::Load) {
      std::vector<std::pair<int64_t, int64_t>> parts;
      for (size_t i = 0; i < v->args.size(); ++i)
        parts.emplace_back(slots(v->args[i]), v->op == Op::Sum ? v->coefficients[i] : 0);
      if (v->op == Op::Sum || v->op == Op::Product)
        std::sort(parts.begin(), parts.end());
      shape = {int64_t(v->op), v->value};
      for (auto &[part, coefficient] : parts)
        shape.insert(shape.end(), {part, coefficient});
    }
    if (shape.empty())
      return slotNumbers.at(v);
    const int number = slotShapes.try_emplace(shape, int(slotShapes.size())).first->second;
    return slotNumbers[v] = number;
  }

  /// The thread that reads wrote this element itself.
  bool ownSlot(const Access &store, const Access &load) const {
    if (readByOthersToo(store.guard, load.guard))
      return false;
    if (store.address == load.address || slots(store.address) == slots(load.address))
      return true;
    Value d = arena.sub(load.address, store.address);
    if (d->isConst(0))
      return true;
    if (!hasPhi(store.address) && !hasPhi(load.address)) {
      bool same = true, known = true;
      const int64_t dim[3] = {instance.blockShape[0] > 0 ? instance.blockShape[0] : 128,
                              instance.blockShape[1] > 0 ? instance.blockShape[1] : 1,
                              instance.blockShape[2] > 0 ? instance.blockShape[2] : 1};
      const int64_t block[3] = {1, 1, 0};
      for (int64_t t = 0; t < std::min<int64_t>(dim[0] * dim[1], 96) && same && known; ++t) {
        const int64_t thread[3] = {t % dim[0], t / dim[0] % dim[1], 0};
        auto a = evaluateAt(body, store.address, thread, block, dim, 7);
        auto b = evaluateAt(body, load.address, thread, block, dim, 7);
        known = a && b;
        same = known && *a == *b;
      }
      if (known)
        return same;
    }
    if (dependsOn(arena, d, SymbolKind::ThreadIdx) && !threadOnlyInStart(d))
      return false;
    // A slice per thread: the distance stays below the distance between threads, or skips whole
    // blocks.
    int64_t perThread = 0;
    bool perThreadSymbolic = false;
    scanThread(store.address, perThread, perThreadSymbolic);
    const int64_t size = std::max<int64_t>(store.size, 1);
    int64_t reach = 0;
    bool wholeBlocks = true, bounded = true;
    const int64_t threads = std::max<int64_t>(instance.blockShape[0], 0) *
                            std::max<int64_t>(instance.blockShape[1], 1) *
                            std::max<int64_t>(instance.blockShape[2], 1);
    auto term = [&](Value v, int64_t coefficient) {
      const int64_t c = coefficient < 0 ? -coefficient : coefficient;
      if (!v) {
        reach += c;
        wholeBlocks = wholeBlocks && (c == 0 || (threads > 0 && c % (threads * size) == 0));
        return;
      }
      const bool block = dependsOn(arena, v, SymbolKind::BlockDim);
      wholeBlocks = wholeBlocks && (block || (threads > 0 && c % (threads * size) == 0));
      if (v->is(SymbolKind::Phi)) {
        const Loop &l = body.loops[size_t(arena.phi(v).loop)];
        if (l.trips > 0)
          reach += c * (l.trips - 1);
        else
          reach += c; // within the slice as far as anyone can tell
      } else
        bounded = false;
    };
    if (d->op == Op::Sum) {
      term(nullptr, d->value);
      for (size_t i = 0; i < d->args.size(); ++i)
        term(d->args[i], d->coefficients[i]);
    } else if (d->isConst())
      term(nullptr, d->value);
    else
      term(d, 1);
    if (wholeBlocks)
      return true;
    if (perThreadSymbolic)
      return bounded && reach < 64 * size && hasPhi(d);
    return perThread > size && bounded && reach < perThread;
  }

  /// Some threads read that a condition on the thread's number keeps from storing.
  bool readByOthersToo(int storeGuard, int loadGuard) const {
    auto number = [&](int guard) {
      std::vector<Value> out;
      for (int g : guardsOf(body, guard)) {
        Value c = body.guards[size_t(g)].condition;
        if (c && dependsOn(arena, c, SymbolKind::ThreadIdx) &&
            !dependsOn(arena, c, SymbolKind::BlockIdx) && !anyNode(arena, c, [](Value n) {
              return n->op == Op::Load || n->op == Op::Call || n->is(SymbolKind::Phi);
            }))
          out.push_back(c);
      }
      return out;
    };
    const auto stores = number(storeGuard), loads = number(loadGuard);
    if (stores.empty())
      return false;
    const int64_t dim[3] = {instance.blockShape[0] > 0 ? instance.blockShape[0] : 64,
                            instance.blockShape[1] > 0 ? instance.blockShape[1] : 4,
                            instance.blockShape[2] > 0 ? instance.blockShape[2] : 1};
    const int64_t block[3] = {1, 1, 0};
    for (int64_t t = 0; t < std::min<int64_t>(dim[0] * dim[1], 1024); ++t) {
      const int64_t thread[3] = {t % dim[0], t / dim[0] % dim[1], 0};
      auto passes = [&](const std::vector<Value> &conditions) {
        return std::all_of(conditions.begin(), conditions.end(), [&](Value c) {
          auto v = evaluateAt(body, c, thread, block, dim, 7);
          return !v || *v;
        });
      };
      if (passes(loads) && !passes(stores))
        return true;
    }
    return false;
  }

  /// ThreadIdx occurs in the distance only as the start of loops.
  bool threadOnlyInStart(Value d) const {
    if (d->op != Op::Sum)
      return d->is(SymbolKind::Phi);
    for (Value v : d->args)
      if (!v->is(SymbolKind::Phi) && dependsOn(arena, v, SymbolKind::ThreadIdx))
        return false;
    return false; // two walks that start at different places in the slots of others
  }

  void scanThread(Value address, int64_t &constant, bool &symbolic) const {
    constant = 0;
    symbolic = false;
    if (address->op != Op::Sum)
      return;
    for (size_t i = 0; i < address->args.size(); ++i) {
      Value v = address->args[i];
      if (!dependsOn(arena, v, SymbolKind::ThreadIdx) || v->is(SymbolKind::Phi))
        continue;
      const int64_t c = std::abs(address->coefficients[i]);
      if (v->op == Op::Product)
        symbolic = true;
      else
        constant = constant == 0 ? c : std::min(constant, c);
    }
    if (constant > 0)
      symbolic = false;
  }

  bool isLoadOf(Value v, int object) const {
    if (v->op != Op::Load)
      return false;
    auto objects = objectsOf(arena, v->args[0]);
    return std::find(objects.begin(), objects.end(), object) != objects.end();
  }

  bool associative(Value v) const {
    if (v->op == Op::Min || v->op == Op::Max || v->op == Op::And || v->op == Op::Or ||
        v->op == Op::Xor)
      return true;
    if (v->op == Op::Float)
      return v->value == '+' || v->value == '*';
    if (v->op == Op::Sum)
      return std::all_of(v->coefficients.begin(), v->coefficients.end(),
                         [](int64_t c) { return c == 1; });
    if (v->op == Op::Select)
      return true;
    if (v->op == Op::Call) {
      const std::string &n = arena.name(v->value);
      return v->args.size() == 2 &&
             (n.find("max") != std::string::npos || n.find("min") != std::string::npos ||
              n.find("add") != std::string::npos || n.find("Max") != std::string::npos ||
              n.find("Min") != std::string::npos);
    }
    return false;
  }

  /// The read only ever enters a running sum, minimum or the like of elements of the same array.
  bool onlyReduced(Value load, int object) const {
    auto it = parents.find(load);
    if (it == parents.end() || it->second.empty())
      return false;
    for (Value p : it->second) {
      if (p->op == Op::Lt || p->op == Op::Le)
        continue; // the comparison of a hand-written minimum
      if (!associative(p))
        return false;
      for (Value other : p->args)
        if (other != load && !other->is(SymbolKind::Phi) && other->op != Op::Exit &&
            !other->isConst() && !isLoadOf(other, object) && !associative(other) &&
            other->op != Op::Lt && other->op != Op::Le)
          return false;
    }
    return true;
  }

  /// The element goes back, combined with another of the array, to one slot: a step of a reduction
  /// or scan.
  bool combines(const Access &store, const Array &array) const {
    if (!store.value)
      return false;
    const Access *other = nullptr;
    bool own = false;
    int loads = 0;
    // The result of a library function says nothing of its operands: those of the same line are
    // taken.
    const bool opaque = (store.value->op == Op::Call && store.value->args.empty()) ||
                        store.value->is(SymbolKind::Unknown);
    for (auto *l : array.loads) {
      if (l->order > store.order || l->loop != store.loop)
        continue;
      const bool used =
          opaque ? l->where.line == store.where.line
                 : store.value == l->value ||
                       anyNode(arena, store.value, [&](Value n) { return n == l->value; });
      if (!used)
        continue;
      ++loads;
      if (l->address == store.address)
        own = true;
      else
        other = l;
    }
    if (!other || loads > 3)
      return false;
    // Both slots are written: an exchange, a butterfly.
    for (auto *s : array.stores)
      if (s != &store && s->loop == store.loop && s->address == other->address)
        return false;
    const bool ladder = distanceHalves(*other, store);
    if (ladder)
      return true;
    Value v = store.value;
    // The running result is kept in a register and written to the slot again and again.
    for (auto *s : array.stores)
      if (s != &store && s->order < store.order && s->address == store.address && s->value &&
          s->value != other->value && associative(v) &&
          (std::find(v->args.begin(), v->args.end(), s->value) != v->args.end() ||
           (v->op == Op::Sum && arena.sub(v, other->value) == s->value)))
        return true;
    if (!own && !store.compound)
      return false;
    if (opaque)
      return loads == 2;
    return associative(v) && std::all_of(v->args.begin(), v->args.end(), [&](Value a) {
             return isLoadOf(a, array.object) || a->is(SymbolKind::Phi) || associative(a);
           });
  }

  /// One step of a reduction whose running result stays in a register: own value + value half a
  /// block on.
  bool halves(const Access &store, const Access &load) const {
    Value d = arena.sub(load.address, store.address);
    const int64_t elements = d->isConst() && store.size > 0 ? d->value / store.size : 0;
    auto it = parents.find(load.value);
    if (elements < 16 || (elements & (elements - 1)) != 0 || it == parents.end())
      return false;
    return std::all_of(it->second.begin(), it->second.end(), [&](Value p) {
      return associative(p) &&
             (std::find(p->args.begin(), p->args.end(), store.value) != p->args.end() ||
              (p->op == Op::Sum && arena.sub(p, load.value) == store.value));
    });
  }

  bool distanceHalves(const Access &load, const Access &store) const {
    Value d = arena.sub(load.address, store.address);
    return anyNode(arena, d, [&](Value n) {
      if (!n->is(SymbolKind::Phi))
        return n->op == Op::Shl || n->op == Op::Shr;
      const Phi &p = arena.phi(n);
      return p.factor != 0 || !p.step;
    });
  }

  bool fromMemory(Value v, std::string &source, int depth = 0) const {
    if (!v || depth > 2)
      return false;
    // What is loaded, not what its address was made of.
    bool found = false;
    forEachNode(arena, v, [&](Value n) {
      if (n->op != Op::Load || found)
        return !found;
      for (int o : objectsOf(arena, n->args[0])) {
        const Object &object = body.objects[size_t(o)];
        if (object.space == Space::Global || object.space == Space::Constant ||
            object.space == Space::Texture) {
          found = true;
          if (source.empty())
            source = object.name;
        } else if (object.space == Space::Local) {
          for (auto &a : body.accesses)
            if (a.kind == AccessKind::Store && a.object == o &&
                fromMemory(a.value, source, depth + 1))
              found = true;
        }
      }
      return false;
    });
    return found;
  }

  /// A slot of its own per thread, not one that a counter or a vote hands out (a queue).
  bool addressIsStaged(const Access &store) const {
    if (varianceOf(arena, store.address) != Variance::Thread || singleThread(instance, store.guard))
      return false;
    // A warp's leader hands over the warp's result, or fetches an element of a row.
    std::string source;
    if ((oneLanePerWarp(instance, store.guard) ||
         warpUniform(body, store.address, instance.blockShape)) &&
        (partialStore(store) || !fromMemory(store.value, source)))
      return false;
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Atomic && a.result &&
          anyNode(arena, store.address, [&](Value n) { return n == a.result; }))
        return false;
    return !anyNode(arena, store.address, [&](Value n) {
      return n->op == Op::Call && arena.name(n->value).rfind("__popc", 0) == 0;
    });
  }

  std::optional<Hit> judge(Array &array) {
    std::vector<const Access *> staging;
    bool scratch = false;
    std::set<int> ladderOffsets;
    for (auto *s : array.stores) {
      if (combines(*s, array)) {
        scratch = true;
        continue;
      }
      if (!s->value || s->value->isConst() || shuffled(*s, array) || !addressIsStaged(*s))
        continue;
      staging.push_back(s);
    }
    if (staging.empty())
      return std::nullopt;
    std::vector<Read> reads;
    std::set<Value> uniform;
    for (auto *l : array.loads) {
      if (varianceOf(arena, l->address) <= Variance::Block && !hasPhi(l->address))
        uniform.insert(l->address);
    }
    for (auto *l : array.loads) {
      if (oneLanePerWarp(instance, l->guard))
        continue;
      if (uniform.count(l->address) && uniform.size() < 3)
        continue; // one value for all
      Read r{l->where, l->order, l->loop, l, false};
      r.strong = l->value && hasPhi(l->address) && multiplied(l->value);
      reads.push_back(r);
    }
    for (auto &c : body.calls) {
      const bool fragment = c.name.find("load_matrix_sync") != std::string::npos ||
                            (c.name == "asm" && !c.texts.empty() &&
                             (c.texts[0].find("ldmatrix") != std::string::npos ||
                              c.texts[0].find("wgmma") != std::string::npos));
      if (!fragment)
        continue;
      for (Value v : c.args) {
        if (!v)
          continue;
        auto objects = objectsOf(arena, v);
        if (objects.empty())
          anyNode(arena, v, [&](Value n) {
            if (n->is(SymbolKind::Object))
              objects.push_back(int(n->value));
            return false;
          });
        if (std::find(objects.begin(), objects.end(), array.object) != objects.end())
          reads.push_back({c.where, c.order, c.loop, nullptr, true});
      }
    }
    struct Choice {
      const Access *store;
      const Sync *sync;
      const Read *read;
      int score;
    };
    std::optional<Choice> best;
    for (auto *s : staging) {
      std::string source;
      const bool loaded = fromMemory(s->value, source);
      const bool partial = anyNode(
          arena, s->value, [](Value n) { return n->op == Op::Exit || n->is(SymbolKind::Phi); });
      for (auto &r : reads) {
        if (scratch && !r.strong)
          continue;
        const Sync *sync = barrier(*s, r.order, r.loop);
        if (!sync)
          continue;
        if (r.access) {
          if (mine(array, staging, *r.access))
            continue;
          if (halves(*s, *r.access))
            continue;
          const bool everybody =
              varianceOf(arena, withoutPhis(r.access->address)) <= Variance::Block;
          if (r.access->value && onlyReduced(r.access->value, array.object) &&
              (everybody || (partial && !loaded) || partialStore(*s)))
            continue;
        }
        const bool plain = r.access && arena.sub(r.access->address, s->address)->isConst();
        const int score = 8 * loaded + 4 * r.strong + 2 * (r.order > s->order) + plain;
        if (!best || score > best->score)
          best = Choice{s, sync, &r, score};
      }
    }
    if (!best)
      return std::nullopt;
    std::string source;
    fromMemory(best->store->value, source);
    Hit hit;
    hit.kernel = kernel.name;
    const std::string name = quoted(body, array.object);
    hit.evidence.push_back(
        {best->store->where,
         name + (source.empty() ? " is filled here" : " is filled from '" + source + "'")});
    hit.evidence.push_back(
        {best->read->where, "an element that another thread put into " + name + " is read"});
    hit.evidence.push_back({best->sync->where, "the barrier in between"});
    hit.reason = name + " is filled " + (source.empty() ? "" : "from '" + source + "' ") +
                 (best->store->loop >= 0
                      ? "in the loop at line " +
                            std::to_string(body.loops[size_t(best->store->loop)].range.line)
                      : "at line " + std::to_string(best->store->where.line)) +
                 " and read by other threads at line " + std::to_string(best->read->where.line) +
                 " after the barrier at line " + std::to_string(best->sync->where.line);
    if (source.empty()) {
      hit.confidence = 0.8;
      hit.doubt = "what is staged is computed, not loaded";
    }
    return hit;
  }

  /// Elements of the array that change places within it: no staging of their own.
  bool shuffled(const Access &store, const Array &array) const {
    bool own = false, others = false;
    forEachNode(arena, store.value, [&](Value n) {
      if (n->op != Op::Load)
        return true;
      (isLoadOf(n, array.object) ? own : others) = true;
      return false;
    });
    return own && !others;
  }

  /// The read finds what its own thread stored, by whichever of the stores.
  bool mine(const Array &, const std::vector<const Access *> &staging, const Access &load) const {
    for (auto *s : staging)
      if (ownSlot(*s, load))
        return true;
    return false;
  }

  /// The stored value was accumulated in a loop of this thread before: a partial result.
  bool partialStore(const Access &store) const {
    return anyNode(arena, store.value, [](Value n) { return n->op == Op::Exit; }) ||
           std::any_of(body.exchanges.begin(), body.exchanges.end(), [&](const Exchange &x) {
             return x.result && anyNode(arena, store.value, [&](Value n) { return n == x.result; });
           });
  }

  Value withoutPhis(Value address) const {
    if (address->op != Op::Sum)
      return address->is(SymbolKind::Phi) ? startOf(address) : address;
    Value out = arena.constant(address->value);
    for (size_t i = 0; i < address->args.size(); ++i) {
      Value v = address->args[i];
      out = arena.add(
          out, arena.scale(v->is(SymbolKind::Phi) ? startOf(v) : v, address->coefficients[i]));
    }
    return out;
  }
  Value startOf(Value phi) const {
    Value init = arena.phi(phi).init;
    return init ? init : phi;
  }

  bool multiplied(Value load) const {
    auto it = parents.find(load);
    if (it == parents.end())
      return false;
    return std::any_of(it->second.begin(), it->second.end(), [&](Value p) {
      return (p->op == Op::Float && p->value != '+') || p->op == Op::Product || p->op == Op::Eq ||
             p->op == Op::Ne || (p->op == Op::Call && !associative(p));
    });
  }

  const Kernel &kernel;
  const KernelInstance &instance;
  const Body &body;
  Arena &arena;
  std::vector<const Sync *> barriers;
  std::map<Value, std::set<Value>> parents;
  mutable std::map<Value, int> slotNumbers; ///< negative: of this value alone
  mutable std::map<std::vector<int64_t>, int> slotShapes;
  std::set<Value> visited, roots;
};

} // namespace
} // namespace accelscope::matchers

ACCELSCOPE_DETECTOR(SharedMemoryTiling) {
  using namespace model;
  std::set<std::pair<std::string, unsigned>> seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    for (auto &hit : Tiles(kernel, instance).find())
      if (seen.insert({hit.reason.substr(0, hit.reason.find(' ')), hit.evidence.front().range.line})
              .second)
        sink.add(std::move(hit));
  });
}
