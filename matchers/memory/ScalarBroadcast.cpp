// A value that one thread has and its block or warp reads, through shared memory or a shuffle.
#include "matchers/memory/Lanes.h"
#include "matchers/parallel/Common.h"

#include <map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

class Finder {
public:
  Finder(const Kernel &kernel, const KernelInstance &instance, Sink &sink, PlaceSet &seen)
      : kernel(kernel), instance(instance), body(*instance.body), arena(workArena(*instance.body)),
        sink(sink), seen(seen) {}

  void find() {
    std::set<int> done;
    for (auto &store : body.accesses)
      if (store.kind == AccessKind::Store && store.space == Space::Shared && store.address)
        for (int object : objectsTouched(body, store))
          if (!done.count(object) && throughShared(store, object))
            done.insert(object);
    reductionResults(done);
    smallRecords(done);
    for (auto &exchange : body.exchanges)
      if (exchange.kind == Exchange::Shuffle)
        shuffle(exchange);
    for (auto &call : body.calls)
      if (!call.walked && (call.name.find("invoke_one_broadcast") != std::string::npos ||
                           call.name.find("cub::ShuffleIndex") != std::string::npos))
        report(call.where, {}, "one lane's value goes to its group by " + call.name);
  }

private:
  struct Doubt {
    Verdict verdict = Verdict::Present;
    double confidence = 1.0;
    std::string text;
  };

  void report(const Range &first, std::vector<Evidence> rest, const std::string &reason) {
    report(first, std::move(rest), reason, Doubt());
  }

  void report(const Range &first, std::vector<Evidence> rest, const std::string &reason,
              const Doubt &doubt) {
    if (!seen.insert(first))
      return;
    Hit hit;
    hit.kernel = kernel.name;
    hit.evidence.push_back({first, reason});
    hit.evidence.insert(hit.evidence.end(), rest.begin(), rest.end());
    hit.reason = reason;
    hit.verdict = doubt.verdict;
    hit.confidence = doubt.confidence;
    hit.doubt = doubt.text;
    sink.add(std::move(hit));
  }

  /// One thread of its block, or one of each warp, runs this.
  bool byOne(int guard) {
    auto known = ones.find(guard);
    if (known != ones.end())
      return known->second;
    return ones[guard] = guard >= 0 && (singleThread(instance, guard) ||
                                        oneLanePerWarp(instance, guard) || byLeader(guard));
  }

  /// `lane == leader`: a lane that is found out at run time, by a vote or by an election.
  bool byLeader(int guard) const {
    for (int g : guardsOf(body, guard)) {
      Value c = body.guards[size_t(g)].condition;
      std::vector<Value> parts;
      std::set<Value> negated;
      if (c)
        conjuncts(c, false, parts, negated);
      for (Value part : parts) {
        if (part->op != Op::Eq || negated.count(part))
          continue;
        for (size_t i = 0; i < 2; ++i)
          if (isLane(part->args[i]) && !differsByLane(part->args[1 - i]))
            return true;
      }
    }
    return false;
  }

  /// Differs from lane to lane. A vote says the same to all lanes that take part.
  bool differsByLane(Value v) const {
    bool differs = false;
    forEachNode(arena, v, [&](Value n) {
      differs = differs || n->is(SymbolKind::ThreadIdx);
      if (n->op != Op::Call)
        return true;
      const std::string &name = arena.name(n->value);
      for (const char *vote :
           {"__ballot", "__any", "__all", "__activemask", "__match", "__reduce_"})
        if (name.rfind(vote, 0) == 0)
          return false;
      return name.find(".ballot") == std::string::npos && name.find(".match") == std::string::npos;
    });
    return differs;
  }

  /// The value numbers the lanes of a warp or the threads of a block one by one.
  bool isLane(Value v) const {
    const int64_t block[3] = {0, 0, 0};
    int64_t dim[3];
    blockShapeOf(instance, dim);
    if (!dependsOn(arena, v, SymbolKind::ThreadIdx) || dim[0] < 2)
      return false;
    const int64_t t0[3] = {0, 0, 0}, t1[3] = {1, 0, 0};
    auto a = evaluateAt(body, v, t0, block, dim, 3), b = evaluateAt(body, v, t1, block, dim, 3);
    return a && b && *b == *a + 1;
  }

  bool syncBetween(int first, int second) const {
    return std::any_of(body.syncs.begin(), body.syncs.end(), [&](const Sync &s) {
      return s.kind != SyncKind::Fence && s.order > first && s.order < second;
    });
  }

  /// Between a store and a load that comes after it, or round a loop that holds both.
  const Sync *syncFor(const Access &store, const Access &load) const {
    for (auto &s : body.syncs) {
      if (s.kind == SyncKind::Fence)
        continue;
      if (store.order < load.order ? s.order > store.order && s.order < load.order
                                   : s.order > store.order || s.order < load.order)
        return &s;
    }
    return nullptr;
  }

  bool meets(const Access &store, const Access &load) const {
    if (load.order < store.order) {
      bool together = false; // round a loop
      for (int l : loopsOf(body, store.loop))
        together = together || insideLoop(body, load.loop, l);
      if (!together)
        return false;
    }
    return compatible(body, store.guard, load.guard) || differsByThread(store, load);
  }

  /// The guards exclude each other only because other threads are meant.
  bool differsByThread(const Access &store, const Access &load) const {
    for (int a : guardsOf(body, store.guard))
      for (int b : guardsOf(body, load.guard))
        if (exclude(body.guards[size_t(a)].condition, body.guards[size_t(b)].condition) &&
            !dependsOn(arena, body.guards[size_t(a)].condition, SymbolKind::ThreadIdx))
          return false;
    return true;
  }

  static int64_t elementsOf(const Object &object) {
    int64_t n = 1;
    for (int64_t e : object.extents)
      n *= e;
    return object.dynamicShared ? 0 : n;
  }

  /// The element that is loaded may be the one that was stored.
  bool sameElement(const Access &store, const Access &load, int object) const {
    Value diff = difference(body, load.address, store.address);
    if (diff->isConst())
      return std::llabs(diff->value) < std::max(store.size, load.size);
    if (objectsTouched(body, store).size() > 1 || objectsTouched(body, load).size() > 1)
      return false;
    const int64_t n = elementsOf(body.objects[size_t(object)]);
    return n > 0 && n <= 32 && singleThread(instance, store.guard) && sameForAll(store.address) &&
           sameForAll(load.address);
  }

  bool sameForAll(Value address) const {
    return !dependsOn(arena, address, SymbolKind::ThreadIdx) &&
           warpUniform(body, address, instance.blockShape);
  }

  /// Nothing but a number of the source, and no data decides whether it is stored.
  bool isInitialisation(const Access &store) const {
    if (!store.value || anyNode(arena, store.value, [](Value n) {
          return n->op == Op::Load || n->op == Op::Call || n->op == Op::Exit ||
                 (n->op == Op::Symbol && n->symbol != SymbolKind::String);
        }))
      return false;
    for (int g : guardsOf(body, store.guard)) {
      Value c = body.guards[size_t(g)].condition;
      if (c && anyNode(arena, c, [](Value n) { return n->op == Op::Load || n->op == Op::Call; }))
        return false;
    }
    return true;
  }

  bool usesScan(Value value) const {
    return value && anyNode(arena, value, [&](Value v) {
             return v->op == Op::Call &&
                    (arena.name(v->value).find("shfl_up") != std::string::npos ||
                     arena.name(v->value).find("_scan") != std::string::npos ||
                     arena.name(v->value).find("Scan") != std::string::npos);
           });
  }

  /// Carried on from tile to tile: its own old value and the end of a shared array.
  bool isCarry(const Access &store, int object) const {
    if (!store.value || store.loop < 0)
      return usesScan(store.value);
    const auto from = loadedObjects(arena, store.value);
    const bool itself = std::find(from.begin(), from.end(), object) != from.end();
    const bool array = std::any_of(from.begin(), from.end(), [&](int o) {
      return o != object && body.objects[size_t(o)].space == Space::Shared &&
             body.objects[size_t(o)].isArray;
    });
    return usesScan(store.value) || (itself && array);
  }

  bool throughShared(const Access &store, int object) {
    if (!byOne(store.guard) || isInitialisation(store))
      return false;
    for (auto &load : body.accesses) {
      if (load.kind != AccessKind::Load || load.space != Space::Shared || !load.address ||
          load.compound || byOne(load.guard))
        continue;
      const auto touched = objectsTouched(body, load);
      if (std::find(touched.begin(), touched.end(), object) == touched.end() ||
          !sameElement(store, load, object) || !meets(store, load))
        continue;
      const Sync *sync = syncFor(store, load);
      if (!sync && !body.objects[size_t(object)].isVolatile)
        continue;
      Doubt doubt;
      if (isCarry(store, object))
        doubt = {Verdict::Unclear, 0.5, "it is the carry of a scan"};
      std::vector<Evidence> rest;
      if (const Range guard = threadTest(store.guard); guard.valid())
        rest.push_back({guard, "one thread is picked here"});
      if (sync)
        rest.push_back({sync->where, "the others wait for it"});
      rest.push_back({load.where, "all threads read it"});
      report(store.where, std::move(rest),
             "one thread sets " + quoted(body, object) + atLine(store.where) + ", and all read it" +
                 atLine(load.where),
             doubt);
      return true;
    }
    return false;
  }

  Range threadTest(int guard) const {
    for (int g : guardsOf(body, guard))
      if (Value c = body.guards[size_t(g)].condition;
          c && dependsOn(arena, c, SymbolKind::ThreadIdx) &&
          (singleThread(instance, g) || oneLanePerWarp(instance, g)))
        return firstLine(body.guards[size_t(g)].range);
    return {};
  }

  /// The first element of a shared array holds what a tree left there, and every thread reads it.
  void reductionResults(const std::set<int> &done) {
    for (auto &load : body.accesses) {
      if (load.kind != AccessKind::Load || load.space != Space::Shared || load.object < 0 ||
          done.count(load.object) || load.compound || byOne(load.guard) || !load.address ||
          !sameForAll(load.address))
        continue;
      Value offset = offsetOf(arena, load.address);
      const Object &object = body.objects[size_t(load.object)];
      if (!offset || !offset->isConst(0) || !object.isArray)
        continue;
      for (auto &store : body.accesses) {
        if (store.kind != AccessKind::Store || store.object != load.object ||
            store.order > load.order || store.loop < 0 || !store.value ||
            insideLoop(body, load.loop, store.loop) ||
            !dependsOn(arena, store.address, SymbolKind::ThreadIdx))
          continue;
        const auto from = loadedObjects(arena, store.value);
        const auto [active, all] = activeThreads(instance, store.guard);
        const Loop &loop = body.loops[size_t(store.loop)];
        const bool tree = loop.phi && (arena.phi(loop.phi).factor != 0 || halves(loop.phi));
        if (std::find(from.begin(), from.end(), load.object) == from.end() || active >= all ||
            !tree || !syncBetween(store.order, load.order))
          continue;
        report(load.where, {{store.where, "the tree ends in the first element"}},
               "all threads read the first element of " + quoted(body, load.object) +
                   atLine(load.where) + ", where the tree" + atLine(store.where) +
                   " left its result",
               {Verdict::Present, 0.7, "the value is the last step of a reduction"});
        break;
      }
    }
  }

  bool halves(Value phi) const {
    Value update = arena.phi(phi).update;
    return update && anyNode(arena, update, [](Value n) { return n->op == Op::Div; });
  }

  /// `if (tid < 4) p[tid] = params[tid];`, and then p[0], p[1], p[2] by name.
  void smallRecords(const std::set<int> &done) {
    std::map<int, std::set<int64_t>> places;
    std::map<int, const Access *> first;
    for (auto &load : body.accesses) {
      if (load.kind != AccessKind::Load || load.space != Space::Shared || load.object < 0 ||
          done.count(load.object) || byOne(load.guard) || !load.address)
        continue;
      Value offset = offsetOf(arena, load.address);
      if (!offset)
        continue;
      if (offset->isConst()) {
        places[load.object].insert(offset->value);
        first.emplace(load.object, &load);
      } else
        places[load.object].insert({-1, -2});
    }
    for (auto &[object, offsets] : places) {
      if (offsets.size() < 2 || offsets.count(-1))
        continue;
      for (auto &store : body.accesses) {
        if (store.kind != AccessKind::Store || store.object != object || !store.address ||
            !store.value || !dependsOn(arena, store.address, SymbolKind::ThreadIdx) ||
            loadedObjects(arena, store.value).empty())
          continue;
        const auto [active, all] = activeThreads(instance, store.guard);
        if (active > 16 || active >= all || !syncBetween(store.order, first[object]->order))
          continue;
        report(store.where, {{first[object]->where, "all threads read one of them"}},
               std::to_string(active) + " threads fetch an element of " + quoted(body, object) +
                   " each" + atLine(store.where) + ", which all threads read by its place",
               {Verdict::Unclear, 0.5, "several lanes fetch one parameter each"});
        break;
      }
    }
  }

  /// How many lanes of a warp give their value; 0 where that cannot be computed.
  int givers(Value lane) const {
    if (!lane)
      return 0;
    if (!differsByLane(lane))
      return 1;
    if (warpUniform(body, lane, instance.blockShape))
      return 1;
    int64_t dim[3];
    blockShapeOf(instance, dim);
    const int64_t block[3] = {2, 1, 0};
    std::set<int64_t> sources;
    for (int64_t i = 0; i < 32; ++i) {
      const int64_t t[3] = {i % dim[0], (i / dim[0]) % dim[1], i / (dim[0] * dim[1])};
      auto v = evaluateAt(body, lane, t, block, dim, 7);
      if (!v)
        return 0;
      sources.insert(*v & 31);
    }
    // The leader of a part of the warp takes its own value.
    for (int64_t s : sources) {
      const int64_t t[3] = {s % dim[0], (s / dim[0]) % dim[1], s / (dim[0] * dim[1])};
      auto v = evaluateAt(body, lane, t, block, dim, 7);
      if (!v || (*v & 31) != s)
        return 0;
    }
    return int(sources.size());
  }

  void shuffle(const Exchange &x) {
    if (!x.value || !x.lane)
      return;
    const int sources = givers(x.lane);
    if (sources == 0 || sources > 8)
      return;
    if (!x.value->is(SymbolKind::Unknown) && warpUniform(body, x.value, instance.blockShape) &&
        !dependsOn(arena, x.value, SymbolKind::ThreadIdx) &&
        !anyNode(arena, x.value, [](Value n) { return n->is(SymbolKind::Unknown); }))
      return; // all lanes have it anyway
    Doubt doubt;
    if (usesScan(x.value))
      doubt = {Verdict::Unclear, 0.5, "it is the carry of a scan"};
    else if (anyNode(arena, x.lane, [&](Value n) {
               return n->is(SymbolKind::Phi) && insideLoop(body, x.loop, arena.phi(n).loop);
             }))
      doubt = {Verdict::Present, 0.7, "each lane in turn gives an element that it holds"};
    std::vector<Evidence> rest;
    for (auto &a : body.accesses)
      if (a.kind != AccessKind::Store && a.order < x.order && byOne(a.guard) &&
          anyNode(arena, x.value, [&](Value n) { return n == a.result || n == a.value; })) {
        rest.push_back({a.where, "one lane fetches it"});
        break;
      }
    report(x.where, std::move(rest),
           sources == 1
               ? "all lanes get the value of lane " + printValue(body, x.lane) + atLine(x.where)
               : "all lanes of a group get the value of its first lane" + atLine(x.where),
           doubt);
  }

  const Kernel &kernel;
  const KernelInstance &instance;
  const Body &body;
  Arena &arena;
  Sink &sink;
  PlaceSet &seen;
  std::map<int, bool> ones;
};
} // namespace

ACCELSCOPE_DETECTOR(ScalarBroadcast) {
  using namespace model;
  PlaceSet seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Finder(kernel, instance, sink, seen).find();
  });
}
