// Partials of a block combined through shared memory, or by a library's block reduce.
#include "matchers/parallel/Common.h"

#include <map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

bool startsWith(const std::string &s, const char *prefix) { return s.rfind(prefix, 0) == 0; }

/// Result of an exchange that combines lanes: a shuffle (not up: that is how scans go), a
/// reduction, a vote.
bool isLaneCombination(const Arena &arena, Value v) {
  if (v->op != Op::Call)
    return false;
  const std::string &name = arena.name(v->value);
  return (startsWith(name, "__shfl") || startsWith(name, "tile.shfl") ||
          startsWith(name, "__reduce_") || startsWith(name, "__ballot") ||
          startsWith(name, "tile.ballot") || startsWith(name, "__any") ||
          startsWith(name, "__all") || startsWith(name, "cooperative_groups::reduce") ||
          startsWith(name, "cub::WarpReduce")) &&
         name.find("shfl_up") == std::string::npos;
}

/// One combination in shared memory: a store whose value is made of two elements of the array.
struct Combination {
  const Access *store = nullptr;
  int loop = -1;         ///< the loop that changes the distance, -1 for a written-out ladder
  int64_t distance = 0;  ///< bytes, when written out
  bool backward = false; ///< takes from a lower index than it stores to
};

class Analysis {
public:
  Analysis(const Kernel &kernel, const KernelInstance &instance, Sink &sink, PlaceSet &seen)
      : kernel(kernel), instance(instance), body(*instance.body), arena(body.arena), sink(sink),
        seen(seen) {}

  void run() {
    library();
    for (size_t o = 0; o < body.objects.size(); ++o)
      if (body.objects[o].space == Space::Shared)
        sharedArray(int(o));
  }

private:
  // -- a library's block reduce
  void library() {
    for (auto &call : body.calls) {
      const bool cub = startsWith(call.name, "cub::BlockReduce::") &&
                       call.name != "cub::BlockReduce::BlockReduce";
      // cooperative_groups::reduce stays a call only for groups wider than a warp.
      const bool group = call.name == "cooperative_groups::reduce";
      if ((!cub && !group) || !seen.insert(call.where))
        continue;
      Hit hit;
      hit.kernel = kernel.name;
      hit.evidence.push_back({call.where, ""});
      hit.reason = "the block combines its partials by '" + call.name + "'" + atLine(call.where);
      sink.add(std::move(hit));
    }
  }

  // -- own code
  bool touches(const Access &a, int object) const {
    if (a.object >= 0)
      return a.object == object;
    auto all = objectsTouched(body, a);
    return all.size() == 1 && all[0] == object;
  }

  /// Addresses in `object` from which the value is loaded.
  std::vector<Value> loadedFrom(Value value, int object) const {
    std::vector<Value> out;
    forEachNode(arena, value, [&](Value v) {
      if (v->op == Op::Load) {
        auto objects = objectsOf(arena, v->args[0]);
        if (std::find(objects.begin(), objects.end(), object) != objects.end())
          out.push_back(v->args[0]);
      }
      return true;
    });
    return out;
  }

  /// The loop whose turns halve or double the distance, -1 when none does.
  int changingLoop(Value distance) const {
    int loop = -1;
    forEachNode(arena, distance, [&](Value v) {
      if (loop >= 0)
        return false;
      if (v->is(SymbolKind::Phi)) {
        const Phi &p = arena.phi(v);
        const bool folds = p.update && anyNode(arena, p.update, [&](Value n) {
                             return n->op == Op::Div || n->op == Op::Shr || n->op == Op::Shl;
                           });
        if (p.factor != 0 || (!p.step && folds))
          loop = p.loop;
        return false;
      }
      if (v->op == Op::Shl || v->op == Op::Shr)
        forEachNode(arena, v->args[1], [&](Value n) {
          if (n->is(SymbolKind::Phi))
            loop = arena.phi(n).loop;
          return loop < 0;
        });
      return true;
    });
    return loop;
  }

  bool anotherStoreTo(Value address, const Access &except, int object) const {
    for (auto &a : body.accesses)
      if (&a != &except && a.kind == AccessKind::Store && a.loop == except.loop &&
          a.frame == except.frame && touches(a, object) && a.address == address)
        return true;
    return false;
  }

  std::vector<Combination> combinationsOf(int object) const {
    std::vector<Combination> out;
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Store || !touches(a, object) || !a.address || !a.value)
        continue;
      std::vector<Value> sources = loadedFrom(a.value, object);
      // A plain copy combines where the test before it compares the two: `if (s[j] > s[i]) s[i] =
      // s[j]`.
      const bool moved = a.value->op == Op::Load || a.value->op == Op::Field;
      if (moved) {
        bool compared = false;
        for (int g : guardsOf(body, a.guard))
          if (Value c = body.guards[size_t(g)].condition)
            compared = compared || loadedFrom(c, object).size() >= 2;
        if (!compared)
          continue;
      }
      for (Value source : sources) {
        if (source == a.address)
          continue;
        Value distance = difference(body, source, a.address);
        if (distance->isConst(0))
          continue;
        Combination c;
        c.store = &a;
        c.loop = changingLoop(distance);
        if (c.loop < 0 && distance->isConst())
          c.distance = distance->value;
        // Fields of one record, or a neighbour at a fixed distance in a loop of its own, are no
        // tree.
        if (c.loop < 0 && !c.distance)
          continue;
        if (anotherStoreTo(source, a, object))
          continue; // an exchange: a sort, a butterfly
        c.backward = isBackward(distance);
        out.push_back(c);
        break;
      }
    }
    return out;
  }

  bool isBackward(Value distance) const {
    if (distance->isConst())
      return distance->value < 0;
    const int64_t t[3] = {64, 0, 0}, b[3] = {2, 1, 0};
    int64_t dim[3];
    blockShapeOf(instance, dim);
    int negative = 0, known = 0;
    for (uint64_t seed = 3; seed < 8; ++seed)
      if (auto v = evaluateAt(body, distance, t, b, dim, seed)) {
        ++known;
        negative += *v < 0;
      }
    if (known)
      return negative * 2 > known;
    // One leading negative coefficient: s[i - offset].
    return distance->op == Op::Sum && distance->args.size() == 1 && distance->coefficients[0] < 0;
  }

  std::pair<int, int> activeAt(int guard) const {
    auto it = activity.find(guard);
    return it != activity.end() ? it->second : activity[guard] = activeThreads(instance, guard);
  }
  bool manyThreads(int guard) const {
    auto [active, all] = activeAt(guard);
    return active * 2 > all;
  }

  /// After `order` most threads read an element of their own before anything new is put in: every
  /// thread wants its prefix, not the block its total.
  bool readByEachThread(int object, int order, int exceptLoop) const {
    const Access *firstLater = nullptr;
    bool refilled = false;
    for (auto &a : body.accesses) {
      if (a.order <= order || !touches(a, object) ||
          (exceptLoop >= 0 && insideLoop(body, a.loop, exceptLoop)))
        continue;
      if (!firstLater)
        firstLater = &a;
      // Loads of the store's own value come before it in the walk.
      if (a.kind != AccessKind::Load) {
        refilled = refilled || (a.value && loadedFrom(a.value, object).empty());
        continue;
      }
      if (!refilled && a.address && dependsOn(arena, a.address, SymbolKind::ThreadIdx) &&
          manyThreads(a.guard) && movesAlongLanes(a))
        return true;
    }
    return false;
  }

  /// Lanes of a warp read different elements: not the one total of their row.
  bool movesAlongLanes(const Access &a) const {
    return !warpUniform(body, a.address, instance.blockShape);
  }

  const Sync *barrierAfter(int order, int until = 1 << 30) const {
    for (auto &s : body.syncs)
      if (s.order > order && s.order < until && s.kind != SyncKind::Fence &&
          s.kind != SyncKind::Warp && s.kind != SyncKind::Group)
        return &s;
    return nullptr;
  }
  bool barrierIn(int loop) const {
    for (auto &s : body.syncs)
      if (insideLoop(body, s.loop, loop) &&
          (s.kind == SyncKind::Block || s.kind == SyncKind::BlockVote))
        return true;
    return false;
  }

  void report(int object, Range best, std::vector<Range> more, std::string reason,
              Verdict verdict = Verdict::Present, double confidence = 1.0, std::string doubt = "") {
    if (!seen.insert(best))
      return;
    Hit hit;
    hit.kernel = kernel.name;
    hit.verdict = verdict;
    hit.confidence = confidence;
    hit.doubt = std::move(doubt);
    hit.evidence.push_back({best, ""});
    for (auto &r : more)
      if (r.valid() && r.line != best.line)
        hit.evidence.push_back({r, ""});
    if (body.objects[size_t(object)].declared.valid())
      hit.evidence.push_back({firstLine(body.objects[size_t(object)].declared), "the partials"});
    hit.reason = std::move(reason);
    sink.add(std::move(hit));
  }

  void sharedArray(int object) {
    const std::string name = quoted(body, object);
    bool found = tree(object, name);
    found = stages(object, name) || found;
    found = subset(object, name) || found;
    if (!found)
      byAtomics(object, name);
  }

  // -- a tree
  bool tree(int object, const std::string &name) {
    auto combinations = combinationsOf(object);
    if (combinations.empty())
      return false;
    bool found = false;
    std::map<int, std::vector<Combination>> byLoop;
    std::vector<Combination> ladder;
    for (auto &c : combinations)
      (c.loop >= 0 ? byLoop[c.loop] : ladder).push_back(c);
    for (auto &[loop, list] : byLoop) {
      // Scans take from below with nearly all threads, and leave every thread its own.
      bool scan = false;
      for (auto &c : list)
        scan = scan || (c.backward && manyThreads(c.store->guard));
      int last = 0;
      for (auto &c : list)
        last = std::max(last, c.store->order);
      if (scan || readByEachThread(object, last, loop) || sweepsDown(object, last) ||
          storesOutside(loop))
        continue;
      std::vector<Range> more;
      for (auto &c : list)
        more.push_back(c.store->where);
      if (auto *s = barrierAfter(list.front().store->order))
        more.push_back(s->where);
      const Loop &l = body.loops[size_t(loop)];
      // Only a warp can do without a barrier between the steps.
      if (!barrierIn(loop) || blockIsOneWarp()) {
        if (!usedWithBarrier(object) || blockIsOneWarp())
          report(object, firstLine(l.header), more,
                 "one warp alone folds " + name + " in the loop" + atLine(l.header),
                 Verdict::Unclear, 0.7, "the tree stays within a warp");
        continue;
      }
      report(object, firstLine(l.header), more,
             "the loop" + atLine(l.header) + " folds the partials in " + name +
                 " until one is left");
      found = true;
    }
    // Written out: distances that shrink from step to step.
    std::set<int64_t> distances;
    int first = 1 << 30, last = 0;
    for (auto &c : ladder) {
      if (c.backward)
        continue;
      distances.insert(c.distance);
      first = std::min(first, c.store->order);
      last = std::max(last, c.store->order);
    }
    if (distances.size() >= 3 && halves(distances) && !readByEachThread(object, last, -1) &&
        !sweepsDown(object, last)) {
      std::vector<Range> more;
      Range best;
      for (auto &c : ladder)
        if (!c.backward) {
          if (!best.valid())
            best = c.store->where;
          more.push_back(c.store->where);
        }
      const int64_t size = std::max<int64_t>(1, ladder.front().store->size);
      const bool wide =
          *distances.rbegin() / size >= 32 || found || (barrierAfter(first, last) != nullptr);
      if (wide || found) {
        if (!found)
          report(object, best, more,
                 "the steps from line " + std::to_string(best.line) + " on fold the partials in " +
                     name + " until one is left");
        found = true;
      } else
        report(object, best, more,
               "one warp alone folds " + name + " from line " + std::to_string(best.line) + " on",
               Verdict::Unclear, 0.7, "the tree stays within a warp");
    }
    return found;
  }

  /// Each level of the tree leaves the block: a transform, not a reduction.
  bool storesOutside(int loop) const {
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Store && a.space == Space::Global && insideLoop(body, a.loop, loop))
        return true;
    return false;
  }

  /// Each distance is about half of the next.
  static bool halves(const std::set<int64_t> &distances) {
    int fits = 0;
    int64_t before = 0;
    for (int64_t d : distances) {
      fits += before && d == 2 * before;
      before = d;
    }
    return fits * 2 >= int(distances.size());
  }

  bool blockIsOneWarp() const {
    int64_t threads = 1;
    for (int axis = 0; axis < 3; ++axis) {
      if (instance.blockShape[axis] <= 0)
        return false;
      threads *= instance.blockShape[axis];
    }
    return threads <= 32;
  }

  bool usedWithBarrier(int object) const {
    for (auto &c : combinationsOf(object))
      if (c.loop >= 0 && barrierIn(c.loop))
        return true;
    return false;
  }

  int firstStoreIn(int loop, int object) const {
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Store && insideLoop(body, a.loop, loop) && touches(a, object))
        return a.order;
    return -1;
  }

  /// The second half of a work-efficient scan: an element is handed to another place unchanged.
  bool sweepsDown(int object, int order) const {
    for (auto &a : body.accesses)
      if (a.order > order && a.kind == AccessKind::Store && touches(a, object) && a.value &&
          a.address) {
        auto from = loadedFrom(a.value, object);
        if (a.value->op == Op::Load && from.size() == 1 && from[0] != a.address && a.loop >= 0 &&
            changingLoop(difference(body, from[0], a.address)) >= 0)
          return true;
        // Or sums are passed on from below once more, in a loop of its own.
        if (a.value->op != Op::Load && a.loop >= 0 && from.size() >= 2)
          for (Value source : from)
            if (source != a.address)
              if (Value d = difference(body, source, a.address);
                  !d->isConst() && changingLoop(d) == a.loop && isBackward(d) &&
                  firstStoreIn(a.loop, object) > order)
                return true;
      }
    return false;
  }

  // -- warps first, then what each of them left in shared memory
  bool stages(int object, const std::string &name) {
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Store || !touches(a, object) || !a.value)
        continue;
      if (!anyNode(arena, a.value, [&](Value v) { return isLaneCombination(arena, v); }) &&
          !comesFromWarpLibrary(a))
        continue;
      if (usesScan(a.value))
        continue;
      auto [active, all] = activeAt(a.guard);
      // All lanes may store the total that they share, into the one slot of their warp.
      const bool slotOfWarp = a.address && varianceOf(arena, a.address) == Variance::Thread &&
                              warpUniform(body, a.address, instance.blockShape);
      if (active * 4 > all && !slotOfWarp)
        continue; // each lane keeps its own: not a partial of its warp
      const Sync *barrier = barrierAfter(a.order);
      if (!barrier)
        continue;
      Range second = combinedAfter(object, barrier->order);
      if (!second.valid())
        continue;
      report(object, a.where, {second, barrier->where},
             "each warp leaves its part in " + name + atLine(a.where) +
                 ", and these are combined after the barrier" + atLine(second));
      return true;
    }
    return false;
  }

  bool usesScan(Value value) const {
    return anyNode(arena, value, [&](Value v) {
      return v->op == Op::Call && (arena.name(v->value).find("shfl_up") != std::string::npos ||
                                   arena.name(v->value).find("_scan") != std::string::npos);
    });
  }

  bool comesFromWarpLibrary(const Access &a) const {
    for (auto &call : body.calls)
      if (startsWith(call.name, "cub::WarpReduce") && call.result && call.order < a.order &&
          anyNode(arena, a.value, [&](Value v) { return v == call.result; }))
        return true;
    return false;
  }

  /// Where elements of the array are combined after the barrier; invalid when they are not, or when
  /// it is a scan.
  Range combinedAfter(int object, int order) const {
    for (auto &x : body.exchanges)
      if (x.order > order && x.value && x.kind != Exchange::ShuffleUp && x.kind != Exchange::Scan &&
          !loadedFrom(x.value, object).empty()) {
        bool up = false;
        for (auto &y : body.exchanges)
          up = up || (y.order > order && y.value &&
                      (y.kind == Exchange::ShuffleUp || y.kind == Exchange::Scan) &&
                      !loadedFrom(y.value, object).empty());
        return up ? Range{} : x.where;
      }
    for (auto &call : body.calls)
      if (call.order > order && startsWith(call.name, "cub::WarpReduce"))
        for (Value v : call.args)
          if (v && !loadedFrom(v, object).empty())
            return call.where;
    for (auto &a : body.accesses) {
      if (a.order <= order || a.kind != AccessKind::Load || !touches(a, object) || !a.address)
        continue;
      if (a.loop >= 0 && overPhi(a) && a.order > order) {
        const Loop &l = body.loops[size_t(loopOfPhi(a))];
        const bool prefix =
            l.bound && varianceOf(arena, l.bound) == Variance::Thread; // up to the own warp
        if (!prefix && !storesRunning(loopOfPhi(a)))
          return firstLine(l.header);
      }
    }
    // s[0] + s[1] + s[2] + ...
    for (auto &a : body.accesses)
      if (a.order > order && a.kind != AccessKind::Load && a.value && severalFixed(a.value, object))
        return a.where;
    for (auto &a : body.assigns)
      if (a.order > order && a.value && severalFixed(a.value, object))
        return a.where;
    return {};
  }

  bool severalFixed(Value value, int object) const {
    std::set<Value> fixed;
    for (Value address : loadedFrom(value, object))
      if (!dependsOn(arena, address, SymbolKind::ThreadIdx))
        fixed.insert(address);
    return fixed.size() >= 2;
  }

  int loopOfPhi(const Access &a) const {
    int loop = -1;
    forEachNode(arena, a.address, [&](Value v) {
      if (v->is(SymbolKind::Phi) && loop < 0 && insideLoop(body, a.loop, arena.phi(v).loop))
        loop = arena.phi(v).loop;
      return true;
    });
    return loop;
  }
  bool overPhi(const Access &a) const { return loopOfPhi(a) >= 0; }

  /// The loop keeps each intermediate sum: a scan.
  bool storesRunning(int loop) const {
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Store && insideLoop(body, a.loop, loop) && a.address &&
          a.space != Space::Local && anyNode(arena, a.address, [&](Value v) {
            return v->is(SymbolKind::Phi) && arena.phi(v).loop == loop;
          }))
        return true;
    return false;
  }

  // -- a subset of the threads goes over all partials
  bool subset(int object, const std::string &name) {
    // Filled by each thread in its own slot.
    const Access *fill = nullptr;
    bool privateCopies = false;
    for (auto &a : body.accesses) {
      if (a.kind == AccessKind::Load || !touches(a, object) || !a.address)
        continue;
      if (a.kind == AccessKind::Atomic || (a.compound && !loadedFrom(a.address, object).empty()) ||
          !loadedObjects(arena, a.address).empty())
        privateCopies = true;
      else if (!fill && dependsOn(arena, a.address, SymbolKind::ThreadIdx) && manyThreads(a.guard))
        fill = &a;
    }
    if (!fill && !privateCopies)
      return false;
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Load || !touches(a, object) || !a.address || !overPhi(a))
        continue;
      if (fill && (a.order < fill->order || !barrierBetween(body, fill->order, a.order)))
        continue;
      const int loop = loopOfPhi(a);
      const Loop &l = body.loops[size_t(loop)];
      auto [active, all] = activeAt(a.guard);
      // A walk from one to the next; what halves its index is a tree.
      const bool walks = anyNode(arena, a.address, [&](Value v) {
        return v->is(SymbolKind::Phi) && arena.phi(v).loop == loop && arena.phi(v).step;
      });
      if (active * 2 > all || !walks || storesRunning(loop) || !accumulates(loop, a))
        continue;
      if (l.bound && varianceOf(arena, l.bound) == Variance::Thread)
        continue;
      if (barrierIn(loop))
        continue; // refilled in the loop: tiles, not partials
      if (privateCopies) {
        report(object, firstLine(l.header), {a.where},
               "the copies in " + name + " are summed one after the other in the loop" +
                   atLine(l.header),
               Verdict::Unclear, 0.7, "private copies are summed, not partials of one result");
        return true;
      }
      report(object, firstLine(l.header), {a.where, fill->where},
             std::to_string(active) + " of " + std::to_string(all) +
                 " threads combine the partials in " + name + " in the loop" + atLine(l.header));
      return true;
    }
    return false;
  }

  /// A variable of the loop gathers what it loads.
  bool accumulates(int loop, const Access &load) const {
    for (int phi : body.loops[size_t(loop)].phis) {
      Value p = workArena(body).symbol(SymbolKind::Phi, phi);
      const Phi &info = arena.phi(p);
      if (p == body.loops[size_t(loop)].phi || !info.update || info.update == p)
        continue;
      bool self = false, loaded = false;
      std::vector<Value> work = {info.update};
      std::set<Value> met;
      while (!work.empty()) {
        Value v = work.back();
        work.pop_back();
        if (!met.insert(v).second)
          continue;
        self = self || v == p;
        loaded = loaded || (v->op == Op::Load && v->args[0] == load.address);
        work.insert(work.end(), v->args.begin(), v->args.end());
      }
      if (self && loaded)
        return true;
    }
    return false;
  }

  // -- an atomic on one shared word
  void byAtomics(int object, const std::string &name) {
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Atomic || !touches(a, object) || a.resultUsed || !a.address ||
          varianceOf(arena, a.address) > Variance::Block)
        continue;
      if (a.operation.find("Exch") != std::string::npos ||
          a.operation.find("CAS") != std::string::npos)
        continue;
      const Sync *barrier = barrierAfter(a.order);
      bool read = false;
      for (auto &b : body.accesses)
        read = read || (barrier && b.order > barrier->order && b.kind == AccessKind::Load &&
                        touches(b, object));
      if (!read)
        continue;
      report(object, a.where, {barrier->where},
             "the threads of a block gather their parts in " + name + " by '" + a.operation + "'" +
                 atLine(a.where),
             Verdict::Unclear, 0.7, "an atomic on shared memory combines the parts");
      return;
    }
  }

  const Kernel &kernel;
  const KernelInstance &instance;
  const Body &body;
  const Arena &arena;
  Sink &sink;
  PlaceSet &seen;
  mutable std::map<int, std::pair<int, int>> activity; ///< by guard
};
} // namespace

ACCELSCOPE_DETECTOR(BlockReduction) {
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Analysis(kernel, instance, sink, seen).run();
  });
}
