// Several outputs, or input items of a histogram, per thread.
#include "matchers/parallel/Common.h"

#include <map>
#include <optional>
#include <unordered_map>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// What a value is made of without its constants and addresses: equal for the same computation at
/// another place.
class Shape {
public:
  explicit Shape(const Arena &arena) : arena(arena) {}

  uint64_t operator()(Value v, int depth = 0) {
    if (!v || depth > 40)
      return 1;
    auto it = memo.find(v);
    if (it != memo.end())
      return it->second;
    uint64_t h = mix(uint64_t(v->op) + 17);
    switch (v->op) {
    case Op::Const:
      return memo[v] = 7;
    case Op::Symbol:
      h = mix(h + uint64_t(v->symbol));
      break;
    case Op::Load:
      for (int o : objectsOf(arena, v->args[0]))
        h = mix(h + uint64_t(o) + 3);
      return memo[v] = h;
    case Op::Float:
    case Op::Call:
      h = mix(h + uint64_t(v->value));
      break;
    default:
      break;
    }
    memo[v] = h;
    for (auto *a : v->args)
      h = mix(h ^ (*this)(a, depth + 1));
    return memo[v] = h;
  }

private:
  static uint64_t mix(uint64_t z) {
    z += 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    return z ^ (z >> 27);
  }
  const Arena &arena;
  std::unordered_map<Value, uint64_t> memo;
};

/// How often a thread goes round.
struct Turns {
  bool counts = false; ///< more than one output by the rule
  int64_t fixed = 0;   ///< known number, 0 a run-time number
  double confidence = 1.0;
  std::string doubt;
};

int64_t vectorWidth(const std::string &type) {
  // float4, half2, double4_16a; a pack of the user's own is told by its size.
  for (size_t i = 0; i < type.size(); ++i)
    if (std::isdigit(static_cast<unsigned char>(type[i])) &&
        (i + 1 == type.size() || type[i + 1] == '_'))
      return type[i] - '0';
  return 0;
}

class Analysis {
public:
  Analysis(const Program &program, const Kernel &kernel, const KernelInstance &instance, Sink &sink)
      : program(program), kernel(kernel), instance(instance), body(*instance.body),
        arena(body.arena), sink(sink), shape(body.arena) {}

  void run() {
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Atomic && a.result)
        cursors.insert(a.result);
    for (auto &a : body.accesses)
      if (isOutput(a))
        outputs.push_back(&a);
    for (auto *a : outputs) {
      vectorStore(*a);
      loopStore(*a);
      packedWord(*a);
    }
    severalStores();
    histogram();
    for (auto &[object, hit] : hits)
      sink.add(std::move(hit));
  }

private:
  bool isOutput(const Access &a) {
    if (a.kind != AccessKind::Store || !a.address ||
        anyNode(arena, a.address, [&](Value v) { return cursors.count(v) > 0; }))
      return false; // appended: as many as the data has
    return (a.space == Space::Global || a.space == Space::Unknown) &&
           (dependsOn(arena, a.address, SymbolKind::ThreadIdx) ||
            dependsOn(arena, a.address, SymbolKind::BlockIdx)) &&
           manyThreads(a.guard);
  }

  bool manyThreads(int guard) {
    auto it = many.find(guard);
    if (it != many.end())
      return it->second;
    auto [active, all] = activeThreads(instance, guard);
    // A block whose single thread writes is no thread with several outputs.
    return many[guard] = all == 1 || active * 2 >= all;
  }

  int keyOf(const Access &a) const {
    auto all = objectsTouched(body, a);
    return all.empty() ? -1 : all[0];
  }

  void report(int key, Hit hit) {
    hit.kernel = kernel.name;
    auto [it, fresh] = hits.try_emplace(key, hit);
    if (fresh)
      return;
    Hit &known = it->second;
    const bool better = (known.verdict == Verdict::Unclear && hit.verdict == Verdict::Present) ||
                        (known.verdict == hit.verdict && (hit.confidence > known.confidence));
    if (better)
      known = std::move(hit);
    else if (known.verdict == hit.verdict) {
      known.intensity = std::max(known.intensity, hit.intensity);
      for (auto &e : hit.evidence)
        if (std::none_of(known.evidence.begin(), known.evidence.end(), [&](const Evidence &f) {
              return f.range.line == e.range.line && f.range.file == e.range.file;
            }))
          known.evidence.push_back(e);
    }
  }

  // -- one store of several parts
  void vectorStore(const Access &a) {
    if (!a.isVector)
      return;
    const int object = keyOf(a);
    int64_t parts = vectorWidth(a.type);
    bool independent = false;
    if (a.reinterpreted) {
      const bool bytes =
          a.castFrom == "char" || a.castFrom == "unsigned char" || a.castFrom == "void";
      // A pixel of bytes is one element, unless its parts are treated alike.
      independent = !bytes || a.operation == "asm" ||
                    (a.type.find("char") != std::string::npos && partsAlike(a.value));
    } else if (object >= 0 && body.objects[size_t(object)].parameter >= 0)
      // Points and colours are floats; a vector of integers over an array of integers is several
      // elements.
      independent =
          passedAsScalars(body.objects[size_t(object)].parameter, a.size) &&
          ((a.type.find("int") != std::string::npos && a.size >= 8) || partsAlike(a.value));
    if (!independent)
      return;
    if (object >= 0) {
      const int64_t size = body.objects[size_t(object)].elementSize;
      if (size > 0 && size < a.size)
        parts = std::max(parts, a.size / size);
    }
    if (parts < 2)
      parts = 2;
    Hit hit;
    hit.evidence.push_back({a.where, ""});
    hit.intensity = int(parts);
    hit.reason = "a thread stores " + std::to_string(parts) + " elements of " +
                 quoted(body, object) + " at once" + atLine(a.where);
    report(object, std::move(hit));
  }

  /// The same is computed for each part: elements side by side, not the coordinates of one.
  bool partsAlike(Value value) {
    if (!value || value->op != Op::Call || value->args.size() < 2)
      return false;
    for (auto *part : value->args)
      if (part->isConst() || shape(part) != shape(value->args[0]))
        return false;
    return true;
  }

  /// The launches hand over an array of scalars under a vector type.
  bool passedAsScalars(int parameter, int64_t size) const {
    for (auto &host : program.hosts)
      for (auto &e : host.body->host) {
        if (e.kind != HostKind::Launch || e.kernel < 0 ||
            &program.kernels[size_t(e.kernel)] != &kernel || size_t(parameter) >= e.objects.size())
          continue;
        for (int o : e.objects[size_t(parameter)]) {
          const Object &object = host.body->objects[size_t(o)];
          if (object.elementSize > 0 && object.elementSize < size && !object.isRecord &&
              object.elementType != "void" && object.elementType != "char")
            return true;
        }
      }
    return false;
  }

  // -- a loop that stores
  bool dependsOnLoop(Value v, int loop) const {
    return anyNode(arena, v,
                   [&](Value n) { return n->is(SymbolKind::Phi) && arena.phi(n).loop == loop; });
  }

  bool barrierIn(int loop, bool gridOnly = false) const {
    for (auto &s : body.syncs)
      if (insideLoop(body, s.loop, loop) &&
          (s.kind == SyncKind::Grid ||
           (!gridOnly && (s.kind == SyncKind::Block || s.kind == SyncKind::BlockVote))))
        return true;
    return false;
  }

  Turns turnsOf(const Loop &l) const {
    Turns t;
    if (l.atomicStep || l.boundClass == BoundClass::GridStride ||
        (l.step && scalesWithGrid(arena, l.step)))
      return t;
    if (l.bound && dependsOn(arena, l.bound, SymbolKind::GridDim))
      return t; // as many turns as the grid needs
    switch (l.boundClass) {
    case BoundClass::Constant:
      t.fixed = l.trips;
      t.counts = l.trips >= 2 && l.trips < (1 << 16);
      return t;
    case BoundClass::Uniform:
      t.counts = true;
      return t;
    case BoundClass::ThreadDependent: {
      t.counts = l.kind == LoopKind::For || l.kind == LoopKind::While;
      if (isLaunchSize(l))
        t.counts = false;
      if (l.step && l.step->isConst() && l.bound && l.init) {
        Value span = difference(body, l.bound, l.init);
        if (span->isConst() && l.step->value != 0) {
          t.fixed = std::abs(span->value / l.step->value);
          t.counts = t.fixed >= 2;
        }
      }
      return t;
    }
    case BoundClass::BlockStride: {
      // The step alone decides how often a thread goes round, unless extent and step are both
      // fixed.
      if (isLaunchSize(l) || !l.bound || !l.bound->isConst() || !l.step)
        return t;
      int64_t step = l.step->isConst() ? std::abs(l.step->value) : 0;
      if (!step) {
        const int64_t zero[3] = {0, 0, 0};
        int64_t dim[3];
        blockShapeOf(instance, dim);
        if (instance.blockShape[0] > 0)
          if (auto v = evaluateAt(body, l.step, zero, zero, dim, 5))
            step = std::abs(*v);
      }
      if (step > 0) {
        t.fixed = (std::abs(l.bound->value) + step - 1) / step;
        t.counts = t.fixed >= 2;
      }
      return t;
    }
    case BoundClass::DataDependent:
      if (l.kind == LoopKind::For && l.step && l.step->isConst() && l.bound) {
        t.counts = true;
        t.confidence = 0.6;
        t.doubt = "how many a thread stores depends on the data";
      }
      return t;
    default:
      return t;
    }
  }

  /// `i += 16384` in a launch of 64 blocks of 256: a grid-stride loop in constants.
  bool isLaunchSize(const Loop &l) const {
    int64_t all = 1;
    for (int axis = 0; axis < 3; ++axis)
      all *= instance.gridShape[axis] > 0 && instance.blockShape[axis] > 0
                 ? instance.gridShape[axis] * instance.blockShape[axis]
                 : 0;
    return all > 0 && l.step && l.step->isConst() && std::abs(l.step->value) == all;
  }

  /// A test in the loop that looks at data decides whether anything is stored: no fixed number.
  bool selects(const Access &a, int loop) const {
    for (int g : guardsOf(body, a.guard)) {
      Value c = body.guards[size_t(g)].condition;
      if (!c || !dependsOnLoop(c, loop))
        continue;
      if (anyNode(arena, c,
                  [&](Value n) { return n->op == Op::Load && dependsOnLoop(n->args[0], loop); }))
        return true;
    }
    return false;
  }

  void loopStore(const Access &a) {
    int64_t fixed = 1;
    bool counts = false, runtime = false;
    Turns worst;
    const Loop *named = nullptr;
    for (int l : loopsOf(body, a.loop)) {
      const Loop &loop = body.loops[size_t(l)];
      if (!dependsOnLoop(a.address, l))
        continue;
      Turns t = turnsOf(loop);
      if (!t.counts || selects(a, l) || barrierIn(l, true) ||
          (barrierIn(l) && a.value && recurs(a)))
        continue;
      if (t.fixed >= 2 && t.fixed <= 3 && (isRecordOf(a, t.fixed) || overPlanes(a, loop)))
        continue;
      counts = true;
      runtime = runtime || !t.fixed;
      fixed *= std::max<int64_t>(1, t.fixed);
      if (t.confidence < worst.confidence)
        worst = t;
      if (!named)
        named = &loop;
    }
    if (!counts)
      return;
    Hit hit;
    hit.evidence.push_back({a.where, ""});
    hit.evidence.push_back({firstLine(named->header), ""});
    hit.intensity = int(std::min<int64_t>(fixed, 1 << 16));
    hit.confidence = worst.confidence;
    hit.doubt = worst.doubt;
    const std::string what =
        quoted(body, keyOf(a)) + atLine(a.where) + " in the loop" + atLine(named->header);
    if (fixed > 1)
      hit.reason = "a thread stores " + std::to_string(fixed) + " elements to " + what;
    else
      hit.reason = "a thread stores one element after the other to " + what;
    if (ownsTileLine(a)) {
      hit.verdict = Verdict::Unclear;
      hit.confidence = 0.6;
      hit.doubt = "the thread owns a row or column of a tile";
    }
    report(keyOf(a), std::move(hit));
  }

  /// The loop goes from plane to plane of one buffer: channels, coordinates, populations.
  bool overPlanes(const Access &a, const Loop &l) const {
    bool planes = false;
    forEachNode(arena, a.address, [&](Value v) {
      if (v->op == Op::Product && l.phi && std::count(v->args.begin(), v->args.end(), l.phi))
        planes = planes || std::none_of(v->args.begin(), v->args.end(), [&](Value x) {
                   return x != l.phi && (varianceOf(arena, x) > Variance::Grid ||
                                         dependsOn(arena, x, SymbolKind::BlockDim));
                 });
      return v->op != Op::Load;
    });
    return planes;
  }

  /// What is stored hangs on what an earlier turn stored: phases, not outputs side by side.
  bool recurs(const Access &a) const {
    const int object = keyOf(a);
    for (int o : loadedObjects(arena, a.value))
      if (o == object)
        return true;
    return false;
  }

  /// Threads stand `size` elements apart and each fills exactly its own: a point, a colour, a
  /// complex number.
  bool isRecordOf(const Access &a, int64_t size) const {
    const LaneAccess lanes = laneAccess(instance, a);
    return lanes.stride == Stride::Constant && lanes.elements == size;
  }

  /// The loop runs over a whole row or column of a shared tile, one for each thread of the block.
  bool ownsTileLine(const Access &a) const {
    if (!a.value || a.loop < 0)
      return false;
    const Loop &l = body.loops[size_t(a.loop)];
    const int64_t threads = instance.blockShape[0] * std::max<int64_t>(1, instance.blockShape[1]);
    // All of the line, or all but the first; blocks of two groups, one for rows and one for
    // columns.
    if (l.boundClass != BoundClass::Constant || threads <= 0 || threads > 2 * (l.trips + 1))
      return false;
    bool owns = false;
    forEachNode(arena, a.value, [&](Value v) {
      if (v->op != Op::Load)
        return true;
      for (int o : objectsOf(arena, v->args[0])) {
        const Object &object = body.objects[size_t(o)];
        if (object.space == Space::Shared && object.extents.size() == 2 &&
            dependsOnLoop(v->args[0], a.loop) &&
            std::any_of(object.extents.begin(), object.extents.end(),
                        [&](int64_t e) { return e == l.trips || e == l.trips + 1; }))
          owns = true;
      }
      return !owns;
    });
    return owns;
  }

  // -- several stores one after the other
  void severalStores() {
    std::map<int, std::vector<const Access *>> byObject;
    for (auto *a : outputs)
      if (int o = keyOf(*a); o >= 0 && objectsTouched(body, *a).size() == 1)
        byObject[o].push_back(a);
    for (auto &[object, stores] : byObject) {
      if (stores.size() < 2 || stores.size() > 256)
        continue;
      // The largest set that one pass stores, started from each store in turn.
      std::vector<const Access *> best;
      double confidence = 1.0;
      for (size_t i = 0; i < stores.size() && i < 16; ++i) {
        std::vector<const Access *> set = {stores[i]};
        double sure = 1.0;
        for (size_t j = i + 1; j < stores.size(); ++j) {
          const Access &b = *stores[j];
          bool fits = true;
          double now = 1.0;
          for (auto *a : set) {
            const double s = besides(*a, b, object);
            fits = fits && s > 0;
            now = std::min(now, s);
          }
          if (fits) {
            set.push_back(&b);
            sure = std::min(sure, now);
          }
        }
        if (set.size() > best.size()) {
          best = set;
          confidence = sure;
        }
      }
      if (best.size() < 2 || isOneRecord(best))
        continue;
      Hit hit;
      for (auto *a : best)
        hit.evidence.push_back({a->where, ""});
      hit.intensity = int(best.size());
      hit.confidence = confidence;
      if (confidence < 1)
        hit.doubt = "the places are apart by a value that only the run knows";
      hit.reason = "a thread stores " + std::to_string(best.size()) + " elements of " +
                   quoted(body, object) + " from line " + std::to_string(best.front()->where.line) +
                   " on";
      report(object, std::move(hit));
    }
  }

  bool isOneRecord(const std::vector<const Access *> &set) {
    const int64_t n = int64_t(set.size());
    if (!isRecordOf(*set[0], n))
      return false;
    return n == 3 || std::any_of(set.begin(), set.end(), [&](const Access *a) {
             return shape(a->value) != shape(set[0]->value);
           });
  }

  /// How sure it is that both are outputs of their own of one thread; 0 when they are not.
  double besides(const Access &a, const Access &b, int object) {
    if (a.loop != b.loop || a.address == b.address || !compatible(body, a.guard, b.guard))
      return 0;
    if (a.field >= 0 && b.field >= 0 && a.field != b.field)
      return 0; // parts of records: as if in arrays of their own
    Value d = difference(body, b.address, a.address);
    const int64_t element =
        std::max<int64_t>({body.objects[size_t(object)].elementSize, a.size, 1});
    if (d->isConst())
      return std::abs(d->value) >= element ? 1 : 0;
    // An exchange that a comparison of the data decides on.
    for (int g : guardsOf(body, b.guard))
      if (Value c = body.guards[size_t(g)].condition) {
        auto from = loadedObjects(arena, c);
        if (std::find(from.begin(), from.end(), object) != from.end())
          return 0;
      }
    if (!loadedObjects(arena, d).empty())
      return 0; // scattered to places that the data names
    if (dependsOn(arena, d, SymbolKind::BlockDim) || dependsOn(arena, d, SymbolKind::GridDim))
      return 1;
    if (sharesFactor(d, a.address))
      return 1;
    if (dependsOn(arena, d, SymbolKind::ThreadIdx) || dependsOn(arena, d, SymbolKind::BlockIdx))
      return 0.7;
    // Planes of one buffer, unless the same is computed at both places.
    return a.value && b.value && shape(a.value) == shape(b.value) ? 0.7 : 0;
  }

  /// The distance is a multiple of a pitch that a thread's own coordinate is multiplied with too:
  /// rows, not planes.
  bool sharesFactor(Value d, Value address) const {
    std::set<Value> factors;
    auto collect = [&](Value term) {
      if (term->op == Op::Product)
        factors.insert(term->args.begin(), term->args.end());
      else
        factors.insert(term);
    };
    if (d->op == Op::Sum)
      for (auto *t : d->args)
        collect(t);
    else
      collect(d);
    bool shares = false;
    forEachNode(arena, address, [&](Value v) {
      // Or the thread's number is taken apart by it, which leaves gaps for the others: a butterfly.
      if (v->op == Op::Product || v->op == Op::Mod || v->op == Op::Div || v->op == Op::And) {
        bool factor = false, index = false;
        for (auto *x : v->args) {
          if (x->op == Op::Sum)
            for (auto *y : x->args)
              factor = factor || (v->op == Op::And && factors.count(y));
          factor = factor || factors.count(x);
          index = index || dependsOn(arena, x, SymbolKind::ThreadIdx) ||
                  dependsOn(arena, x, SymbolKind::BlockIdx);
        }
        shares = shares || (factor && index);
      }
      return !shares && v->op != Op::Load;
    });
    return shares;
  }

  // -- a word that is put together bit by bit
  void packedWord(const Access &a) {
    if (!a.value || a.size < 4 || a.isVector)
      return;
    const Loop *packing = nullptr;
    std::vector<Value> work = {a.value};
    std::set<Value> met;
    while (!work.empty() && !packing) {
      Value v = work.back();
      work.pop_back();
      if (v->op == Op::Load || !met.insert(v).second)
        continue;
      if (v->op == Op::Exit)
        packing = packs(v->args[0]);
      work.insert(work.end(), v->args.begin(), v->args.end());
    }
    if (!packing)
      return;
    Hit hit;
    hit.evidence.push_back({a.where, ""});
    hit.evidence.push_back({firstLine(packing->header), ""});
    hit.intensity = int(packing->trips);
    hit.confidence = 0.9;
    hit.doubt = "the parts of the word are taken to be outputs of their own";
    hit.reason = "a thread packs " + std::to_string(packing->trips) + " cells into a word of " +
                 quoted(body, keyOf(a)) + " in the loop" + atLine(packing->header);
    report(keyOf(a), std::move(hit));
  }

  const Loop *packs(Value update) const {
    const Loop *found = nullptr;
    std::vector<Value> work = {update};
    std::set<Value> met;
    while (!work.empty() && !found) {
      Value v = work.back();
      work.pop_back();
      if (v->op == Op::Load || !met.insert(v).second)
        continue;
      if (v->op == Op::Or || v->op == Op::Sum) {
        int loop = -1;
        for (auto *x : v->args)
          if (x->is(SymbolKind::Phi))
            loop = arena.phi(x).loop;
        if (loop >= 0 && body.loops[size_t(loop)].boundClass == BoundClass::Constant &&
            body.loops[size_t(loop)].trips >= 2 && body.loops[size_t(loop)].trips <= 64)
          for (auto *x : v->args)
            if (anyNode(arena, x, [&](Value n) {
                  return n->op == Op::Shl && dependsOnLoop(n->args[1], loop);
                }))
              found = &body.loops[size_t(loop)];
      }
      if (v->is(SymbolKind::Phi))
        continue;
      work.insert(work.end(), v->args.begin(), v->args.end());
    }
    return found;
  }

  // -- input items of a histogram
  void histogram() {
    std::map<int, std::vector<const Access *>> byObject;
    for (auto &a : body.accesses) {
      if (a.kind != AccessKind::Atomic || a.resultUsed || !a.address || a.space == Space::Local ||
          loadedObjects(arena, a.address).empty() || !manyThreads(a.guard))
        continue;
      byObject[keyOf(a)].push_back(&a);
      for (int l : loopsOf(body, a.loop)) {
        const Loop &loop = body.loops[size_t(l)];
        Turns t = turnsOf(loop);
        // The item itself is another one each turn.
        const bool moves = anyNode(arena, a.address, [&](Value v) {
          return v->op == Op::Load && dependsOnLoop(v->args[0], l);
        });
        // Sums into global memory by an index list are contributions, not counts.
        const bool counted = a.space == Space::Shared || (a.value && a.value->isConst());
        if (!t.counts || t.confidence < 1 || !moves || !counted)
          continue;
        Hit hit;
        hit.evidence.push_back({a.where, ""});
        hit.evidence.push_back({firstLine(loop.header), ""});
        hit.intensity = int(std::max<int64_t>(1, t.fixed));
        hit.reason = "a thread counts " +
                     (t.fixed ? std::to_string(t.fixed) + " items" : std::string("several items")) +
                     " into " + quoted(body, keyOf(a)) + " in the loop" + atLine(loop.header);
        report(keyOf(a), std::move(hit));
        break;
      }
    }
    for (auto &[object, list] : byObject) {
      std::set<Value> places;
      std::vector<const Access *> items;
      std::set<int64_t> offsets;
      for (auto *a : list)
        if (a->loop == list.front()->loop && places.insert(a->address).second &&
            loadedObjects(arena, a->address) == loadedObjects(arena, list.front()->address)) {
          items.push_back(a);
          offsets.insert(a->address->op == Op::Sum ? a->address->value : 0);
        }
      // Places at fixed distances are fields of one record; several histograms differ by where they
      // start.
      bool apart = items.size() >= 2 && offsets.size() == 1;
      for (auto *a : items)
        apart =
            apart && (a == items[0] || !difference(body, a->address, items[0]->address)->isConst());
      if (!apart)
        continue;
      Hit hit;
      for (auto *a : items)
        hit.evidence.push_back({a->where, ""});
      hit.intensity = int(items.size());
      hit.reason = "a thread counts " + std::to_string(items.size()) + " items into " +
                   quoted(body, object) + " from line " +
                   std::to_string(items.front()->where.line) + " on";
      report(object, std::move(hit));
    }
  }

  const Program &program;
  const Kernel &kernel;
  const KernelInstance &instance;
  const Body &body;
  const Arena &arena;
  Sink &sink;
  Shape shape;
  std::vector<const Access *> outputs;
  std::set<Value> cursors; ///< results of atomics: places that are handed out
  std::map<int, bool> many;
  std::map<int, Hit> hits;
};
} // namespace

ACCELSCOPE_DETECTOR(ThreadCoarsening) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Analysis(program, kernel, instance, sink).run();
  });
}
