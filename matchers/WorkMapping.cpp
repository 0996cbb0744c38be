#include "matchers/WorkMapping.h"

#include "matchers/LintQueries.h"

#include <algorithm>
#include <map>
#include <set>

namespace accelscope::matchers {
using namespace model;

namespace {

/// Threads of a block, by the shape that is known or taken.
struct Threads {
  explicit Threads(const Shape &shape)
      : shape(shape), count(std::min<int64_t>(shape.threads(), 1024)) {}
  void at(int64_t linear, int64_t t[3]) const {
    t[0] = linear % shape.extent[0];
    t[1] = linear / shape.extent[0] % shape.extent[1];
    t[2] = linear / (shape.extent[0] * shape.extent[1]);
  }
  Shape shape;
  int64_t count;
};

/// What tells items apart: the address itself, or, where that goes through loaded values, the
/// places that those were loaded from.
void identityOf(const Arena &arena, Value v, std::vector<Value> &out, std::set<Value> &seen) {
  if (!v || !seen.insert(v).second)
    return;
  if (v->op == Op::Load) {
    const bool through = anyNode(arena, v->args[0], [](Value n) { return n->op == Op::Load; });
    if (!through)
      out.push_back(v->args[0]);
    identityOf(arena, v->args[0], out, seen);
    return;
  }
  if (v->is(SymbolKind::Phi)) {
    identityOf(arena, arena.phi(v).init, out, seen);
    return;
  }
  for (Value a : v->args)
    identityOf(arena, a, out, seen);
}

/// How the threads that pass `active` fall into groups with equal `keys`; 0 where that cannot be
/// computed or the groups differ in size.
int64_t groupSize(const Body &body, const Threads &threads, const std::vector<Value> &keys,
                  const std::vector<bool> &active, int64_t &distinct) {
  const int64_t block[3] = {2, 1, 0};
  std::map<std::vector<int64_t>, int64_t> groups;
  for (int64_t i = 0; i < threads.count; ++i) {
    if (!active[size_t(i)])
      continue;
    int64_t t[3];
    threads.at(i, t);
    std::vector<int64_t> key;
    for (Value v : keys) {
      const auto n = evaluateAt(body, v, t, block, threads.shape.extent, 17);
      if (!n)
        return 0;
      key.push_back(*n);
    }
    ++groups[key];
  }
  distinct = int64_t(groups.size());
  if (groups.empty())
    return 0;
  const int64_t size = groups.begin()->second;
  for (auto &[key, n] : groups)
    if (n != size)
      return 0;
  return size;
}

Worker workerOf(int64_t threads, int64_t ofBlock) {
  if (threads <= 0)
    return Worker::Unknown;
  if (threads == 1)
    return Worker::Thread;
  if (threads == ofBlock)
    return Worker::Block;
  return threads == 32 ? Worker::Warp : Worker::Group;
}

/// The threads of a block that a guard lets through, conditions on data and on sizes taken as met.
std::vector<bool> passing(const KernelInstance &instance, const Threads &threads, int guard) {
  const Body &body = *instance.body;
  std::vector<bool> out(size_t(threads.count), true);
  std::vector<Value> parts;
  std::set<Value> negated;
  for (int g : guardsOf(body, guard))
    if (Value c = body.guards[size_t(g)].condition)
      conjuncts(c, false, parts, negated);
  for (Value c : parts) {
    if (!dependsOn(body.arena, c, SymbolKind::ThreadIdx))
      continue;
    std::vector<bool> pass(size_t(threads.count), true);
    bool any = false, known = true;
    for (const int64_t first : {int64_t(2), int64_t(0)}) {
      if (any || !known)
        break;
      const int64_t block[3] = {first, first / 2, 0};
      for (int64_t i = 0; i < threads.count && known; ++i) {
        int64_t t[3];
        threads.at(i, t);
        const auto v = evaluateAt(body, c, t, block, threads.shape.extent, 17);
        known = v.has_value();
        pass[size_t(i)] = known && (*v != 0) != (negated.count(c) > 0);
        any = any || pass[size_t(i)];
      }
    }
    // A bound that no thread meets with the sizes tried selects nobody in particular.
    if (known && any)
      for (size_t i = 0; i < out.size(); ++i)
        out[i] = out[i] && pass[i];
  }
  return out;
}

int64_t vectorParts(const Access &access) {
  if (!access.isVector)
    return 1;
  for (char c : access.type)
    if (c >= '2' && c <= '8')
      return c - '0';
  return 1;
}

/// Values that come out of an atomic counter, also when one thread hands them on in shared memory.
class Cursors {
public:
  explicit Cursors(const Body &body) : body(body) {
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Atomic && a.result && a.resultUsed &&
          a.operation.find("CAS") == std::string::npos)
        results.insert(a.result);
    if (results.empty())
      return;
    for (auto &x : body.exchanges)
      if (x.result && x.value && in(x.value))
        results.insert(x.result);
    for (auto &a : body.accesses)
      if (a.kind == AccessKind::Store && a.space == Space::Shared && a.value && a.object >= 0 &&
          in(a.value))
        slots.insert(a.object);
  }
  bool in(Value v) const {
    return v && !results.empty() && anyNode(body.arena, v, [&](Value n) {
             if (results.count(n))
               return true;
             if (n->op != Op::Load)
               return false;
             for (int o : objectsOf(body.arena, n->args[0]))
               if (slots.count(o))
                 return true;
             return false;
           });
  }

private:
  const Body &body;
  std::set<Value> results;
  std::set<int> slots;
};

/// Whether exactly one thread of every `distance` neighbours is set, the same one each time.
bool evenlySpaced(const std::vector<bool> &set, int64_t distance) {
  int64_t first = -1;
  for (size_t i = 0; i < set.size(); ++i) {
    if (!set[i])
      continue;
    if (first < 0)
      first = int64_t(i);
    else if ((int64_t(i) - first) % distance != 0)
      return false;
  }
  return first >= 0 && first < distance;
}

/// Whether everything in a condition is an index or a constant.
bool closed(const Arena &arena, Value v) {
  return !anyNode(arena, v, [](Value n) {
    return n->op == Op::Load || n->op == Op::Call || n->op == Op::Float || n->op == Op::Exit ||
           (n->op == Op::Symbol && !n->is(SymbolKind::ThreadIdx) && !n->is(SymbolKind::BlockIdx));
  });
}

/// The share of the launch's threads that the guard keeps out.
std::optional<double> idleShare(const Program &program, const Kernel &kernel,
                                const KernelInstance &instance, int guard) {
  if (instance.blockShape[0] <= 0 || instance.gridShape[0] <= 0)
    return std::nullopt;
  Body &body = *instance.body;
  Arena &arena = body.arena;
  Substitution with = constantArguments(program, kernel, body);
  int64_t grid[3], blocks = 1;
  const Shape shape = blockShape(instance);
  for (int i = 0; i < 3; ++i) {
    grid[i] = std::max<int64_t>(1, instance.gridShape[i]);
    blocks *= grid[i];
    with[arena.symbol(SymbolKind::GridDim, i)] = arena.constant(grid[i]);
    with[arena.symbol(SymbolKind::BlockDim, i)] = arena.constant(shape.extent[i]);
  }
  std::vector<Value> parts;
  std::set<Value> negated;
  for (int g : guardsOf(body, guard))
    if (Value c = body.guards[size_t(g)].condition)
      conjuncts(c, false, parts, negated);
  std::vector<std::pair<Value, bool>> conditions;
  for (Value c : parts) {
    Value known = substitute(arena, c, with);
    if (!closed(arena, known))
      return std::nullopt;
    conditions.push_back({known, negated.count(c) > 0});
  }
  if (conditions.empty())
    return 0.0;
  const Threads threads(shape);
  if (threads.count * blocks > (1 << 16))
    return std::nullopt;
  int64_t idle = 0;
  for (int64_t b = 0; b < blocks; ++b) {
    const int64_t block[3] = {b % grid[0], b / grid[0] % grid[1], b / (grid[0] * grid[1])};
    for (int64_t i = 0; i < threads.count; ++i) {
      int64_t t[3];
      threads.at(i, t);
      bool pass = true;
      for (auto &[c, negate] : conditions) {
        const auto v = evaluateAt(body, c, t, block, shape.extent, 17);
        if (!v)
          return std::nullopt;
        pass = pass && (*v != 0) != negate;
      }
      idle += !pass;
    }
  }
  return double(idle) / double(blocks * threads.count);
}

/// Outputs of one thread through loops of constant length, several stores and vector stores.
int64_t outputsOfThread(Body &body, const Access &main) {
  Arena &arena = body.arena;
  int64_t n = vectorParts(main);
  for (int l : loopsOf(body, main.loop)) {
    const Loop &loop = body.loops[size_t(l)];
    if (loop.boundClass == BoundClass::Constant && loop.trips > 1 && loop.trips <= 4096 &&
        movesWith(body, main.address, l))
      n *= loop.trips;
  }
  std::set<Value> places;
  for (auto &a : body.accesses)
    if (a.kind == AccessKind::Store && a.object == main.object && a.loop == main.loop &&
        a.address && compatible(body, a.guard, main.guard) &&
        arena.sub(a.address, main.address)->isConst())
      places.insert(a.address);
  // x + 1 and x + 2 in turns of a loop over x are met again there.
  return n * std::max<int64_t>(1, int64_t(places.size()));
}

} // namespace

const char *toString(Worker worker) {
  static const char *const names[] = {"unknown", "thread", "group", "warp", "block", "grid"};
  return names[int(worker)];
}

const char *toString(WorkItem item) {
  static const char *const names[] = {"unknown", "element", "several-elements",
                                      "row",     "sum",     "queue-item"};
  return names[int(item)];
}

std::vector<RowLoop> rowLoops(const KernelInstance &instance) {
  std::vector<RowLoop> out;
  const Body &body = *instance.body;
  const Threads threads(blockShape(instance));
  std::map<int, int> guardIn;
  for (auto &a : body.accesses)
    for (int l : loopsOf(body, a.loop))
      guardIn.emplace(l, a.loop == l ? a.guard : -1);
  for (size_t l = 0; l < body.loops.size(); ++l) {
    const Loop &loop = body.loops[l];
    if (loop.boundClass != BoundClass::DataDependent &&
        loop.boundClass != BoundClass::BlockStride && loop.boundClass != BoundClass::Unknown)
      continue;
    if (!loop.phi || !loop.init || !loop.step || !loop.bound || loop.atomicStep)
      continue;
    // The far end, or the length, comes out of global memory.
    const bool loaded = anyNode(body.arena, loop.bound, [&](Value v) {
      if (v->op != Op::Load)
        return false;
      for (int o : objectsOf(body.arena, v->args[0]))
        if (body.objects[size_t(o)].space == Space::Shared ||
            body.objects[size_t(o)].space == Space::Local)
          return false;
      return dependsOn(body.arena, v->args[0], SymbolKind::ThreadIdx) ||
             dependsOn(body.arena, v->args[0], SymbolKind::BlockIdx);
    });
    if (!loaded)
      continue;
    RowLoop row;
    row.loop = int(l);
    std::vector<Value> keys;
    std::set<Value> seen;
    identityOf(body.arena, loop.bound, keys, seen);
    int64_t distinct = 0;
    const std::vector<bool> all(size_t(threads.count), true);
    row.threads = keys.empty() ? 0 : groupSize(body, threads, keys, all, distinct);
    row.worker = workerOf(row.threads, threads.count);
    row.split = row.threads > 1 && !loop.step->isConst(1) && !loop.step->isConst(-1);
    if (row.threads > 1 && !row.split)
      // Neighbouring pieces: each thread begins elsewhere.
      row.split = dependsOn(body.arena, loop.init, SymbolKind::ThreadIdx) && [&] {
        std::vector<Value> starts;
        std::set<Value> met;
        identityOf(body.arena, loop.init, starts, met);
        int64_t n = 0;
        return starts.empty() || groupSize(body, threads, starts, all, n) != row.threads;
      }();
    out.push_back(row);
  }
  return out;
}

WorkMapping workMapping(const Program &program, const Kernel &kernel,
                        const KernelInstance &instance) {
  WorkMapping out;
  Body &body = *instance.body;
  Arena &arena = body.arena;
  const Shape shape = blockShape(instance);
  const Threads threads(shape);
  out.threads = shape.threads();
  out.shapeKnown = shape.known;
  out.paddedLanes = double((32 - out.threads % 32) % 32) / double((out.threads + 31) / 32 * 32);
  out.rows = rowLoops(instance);

  // The store that most places are written by stands for the kernel.
  const Access *main = nullptr;
  int64_t mostPlaces = 0, mainGroup = 0, mainActive = 0;
  std::vector<bool> mainThreads;
  for (auto &a : body.accesses) {
    if (a.kind == AccessKind::Load || !a.address || a.object < 0 ||
        (a.space != Space::Global && a.space != Space::Unknown))
      continue;
    std::vector<Value> keys;
    const bool through = anyNode(arena, a.address, [&](Value v) {
      return v->op == Op::Load && varianceOf(arena, v) == Variance::Thread;
    });
    if (through) {
      std::set<Value> seen;
      identityOf(arena, a.address, keys, seen);
    } else
      keys.push_back(a.address);
    const auto active = passing(instance, threads, a.guard);
    int64_t distinct = 0;
    const int64_t group = groupSize(body, threads, keys, active, distinct);
    const int64_t n = std::count(active.begin(), active.end(), true);
    const int64_t places = group > 0 ? distinct : n;
    if (!main || places > mostPlaces) {
      main = &a;
      mostPlaces = places;
      mainGroup = group;
      mainActive = n;
      mainThreads = active;
    }
  }
  if (!main)
    return out;
  out.output = main->object;
  // Leaders at even distances write for the threads between them; a bound that keeps many threads
  // out makes no leaders.
  out.threadsPerItem = mainGroup;
  if (mainGroup == 1 && mainActive > 0 && mainActive * 2 <= threads.count &&
      evenlySpaced(mainThreads, threads.count / mainActive))
    out.threadsPerItem = threads.count / mainActive;
  out.worker = workerOf(out.threadsPerItem, threads.count);
  if (out.worker == Worker::Block && !dependsOn(arena, main->address, SymbolKind::BlockIdx))
    out.worker = Worker::Grid;
  out.outputsPerThread = main->kind == AccessKind::Atomic ? 1 : outputsOfThread(body, *main);
  for (int l : loopsOf(body, main->loop)) {
    const Loop &loop = body.loops[size_t(l)];
    if (loop.boundClass == BoundClass::Constant || !movesWith(body, main->address, l))
      continue;
    out.runTimeLoop = l;
  }
  if (out.runTimeLoop < 0 && mainGroup > 0)
    out.outputsPerBlock = mostPlaces * out.outputsPerThread;

  bool filled = false, barrier = false;
  for (auto &a : body.accesses)
    filled = filled || (a.space == Space::Shared && a.kind == AccessKind::Store && a.value &&
                        anyNode(arena, a.value, [](Value v) { return v->op == Op::Load; }));
  for (auto &s : body.syncs)
    barrier = barrier || s.kind == SyncKind::Block || s.kind == SyncKind::Group ||
              s.kind == SyncKind::Pipeline;
  out.sharedTile = filled && barrier;

  const Cursors cursors(body);
  bool fetched = false;
  for (auto &a : body.accesses)
    fetched = fetched ||
              (a.kind == AccessKind::Load && a.space == Space::Global && cursors.in(a.address));
  bool row = false, sum = false;
  for (auto &r : out.rows)
    row = row || r.threads > 0;
  for (auto &a : body.accesses) {
    if (a.kind != AccessKind::Load || a.space != Space::Global || !a.address)
      continue;
    for (int l : loopsOf(body, a.loop)) {
      const Loop &loop = body.loops[size_t(l)];
      const bool many = loop.boundClass == BoundClass::Uniform ||
                        loop.boundClass == BoundClass::BlockStride ||
                        (loop.boundClass == BoundClass::Constant && loop.trips >= 16);
      sum = sum || (many && !insideLoop(body, main->loop, l) && movesWith(body, a.address, l));
    }
  }
  out.item = fetched                    ? WorkItem::QueueItem
             : row                      ? WorkItem::Row
             : sum                      ? WorkItem::Sum
             : out.outputsPerThread > 1 ? WorkItem::Several
                                        : WorkItem::Element;
  if (main->kind == AccessKind::Store)
    out.idleOfGrid = idleShare(program, kernel, instance, main->guard);
  return out;
}

std::string describe(const KernelInstance &instance, const WorkMapping &m) {
  const Body &body = *instance.body;
  if (m.output < 0)
    return "writes nothing that the model can follow";
  auto who = [](Worker worker, int64_t threads) -> std::string {
    switch (worker) {
    case Worker::Thread:
      return "a thread";
    case Worker::Group:
      return "a group of " + counted(threads, "thread");
    case Worker::Warp:
      return "a warp";
    case Worker::Block:
      return "a block";
    case Worker::Grid:
      return "the grid";
    case Worker::Unknown:
      break;
    }
    return "an unknown number of threads";
  };
  std::string s = who(m.worker, m.threadsPerItem);
  const std::string output = quoted(body, m.output);
  switch (m.item) {
  case WorkItem::QueueItem:
    s += " takes an item from a counter and writes to " + output;
    break;
  case WorkItem::Row:
    s += " walks a row of loaded length for an element of " + output;
    break;
  case WorkItem::Sum:
    s += " runs over many inputs for " + counted(m.outputsPerThread, "element") + " of " + output;
    break;
  default:
    s += " makes " + counted(m.outputsPerThread, "element") + " of " + output;
  }
  if (m.runTimeLoop >= 0)
    s += ", again at every turn of the loop at line " +
         std::to_string(body.loops[size_t(m.runTimeLoop)].range.line);
  if (m.outputsPerBlock > 0)
    s += "; a block makes " + counted(m.outputsPerBlock, "element");
  if (m.sharedTile)
    s += " from inputs staged in shared memory";
  for (auto &row : m.rows)
    s += "; the row loop at line " + std::to_string(body.loops[size_t(row.loop)].range.line) +
         " belongs to " + who(row.worker, row.threads) +
         (row.threads > 1
              ? row.split ? ", whose threads share its turns" : ", whose threads all walk it"
              : "");
  if (m.idleOfGrid && *m.idleOfGrid >= 0.0005)
    s += "; " + rounded(*m.idleOfGrid * 100) + "% of the launch's threads write nothing";
  if (m.paddedLanes > 0)
    s += "; " + rounded(m.paddedLanes * 100) + "% of the lanes have no thread";
  if (!m.shapeKnown)
    s += "; blocks taken to be " + blockShape(instance).print();
  return s;
}

} // namespace accelscope::matchers
