// Threads of a block load the same global elements again and again, warp by warp, without a shared
// copy of them.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

constexpr int kEvaluations = 60000; ///< addresses computed for one kernel at most
constexpr int kTurns = 96;          ///< combinations of turns looked at for one load

/// What the loads of one array do together.
struct Reuse {
  double requests =
      0;              ///< loads by different warps, or by different loads of a warp, of one element
  double threads = 0; ///< different threads of the block that load one element
  int perThread = 0;  ///< elements that one thread loads, in the turns looked at
  const Access *first = nullptr;
  bool inLoop = false; ///< some of the loads run in a loop of a run-time length
  bool blockUniform = true;
};

/// Turns of the loops around a load, as values for their phis.
std::vector<Substitution> turnsAround(Body &body, const Access &access,
                                      const Substitution &arguments, bool &runTime) {
  std::vector<Substitution> out{{}};
  for (int l : loopsOf(body, access.loop)) {
    const Loop &loop = body.loops[size_t(l)];
    int64_t trips = loop.boundClass == BoundClass::Constant ? loop.trips : -1;
    if (trips < 0 && loop.bound && loop.init && loop.step) {
      Value bound = substitute(body.arena, loop.bound, arguments);
      Value init = substitute(body.arena, loop.init, arguments);
      if (bound->isConst() && init->isConst() && loop.step->isConst() && loop.step->value != 0)
        trips = std::abs((bound->value - init->value) / loop.step->value);
    }
    const bool constant = trips >= 0;
    runTime = runTime || !constant || trips > 64;
    if (!loop.phi || !loop.init || !loop.step || loop.boundClass == BoundClass::GridStride ||
        loop.boundClass == BoundClass::BlockStride ||
        !anyNode(body.arena, access.address, [&](Value v) { return v == loop.phi; }))
      continue;
    const int64_t n = constant ? std::min<int64_t>(trips, 32) : 5;
    if (int64_t(out.size()) * n > kTurns)
      continue;
    std::vector<Substitution> more;
    for (auto &base : out)
      for (int64_t t = 0; t < n; ++t) {
        Substitution s = base;
        s[loop.phi] = body.arena.add(loop.init, body.arena.scale(loop.step, t));
        more.push_back(std::move(s));
      }
    out = std::move(more);
  }
  return out;
}

class Counter {
public:
  Counter(Body &body, const Shape &shape) : body(body), shape(shape) {}

  /// Addresses of one load at one turn for all threads of a block; empty when they cannot be known.
  std::vector<int64_t> addresses(Value address) {
    const int64_t block[3] = {2, 1, 0};
    std::vector<int64_t> out;
    if (reference) {
      // Mostly a fixed distance from one computed already.
      Value apart = body.arena.sub(address, reference);
      if (varianceOf(body.arena, apart) <= Variance::Block) {
        const int64_t zero[3] = {0, 0, 0};
        ++spent;
        if (auto d = evaluateAt(body, apart, zero, block, shape.extent, 23)) {
          out = referenceAddresses;
          for (auto &a : out)
            a += *d;
          return out;
        }
      }
    }
    const int64_t threads = std::min<int64_t>(shape.threads(), 1024);
    for (int64_t linear = 0; linear < threads; ++linear) {
      const int64_t t[3] = {linear % shape.extent[0], linear / shape.extent[0] % shape.extent[1],
                            linear / (shape.extent[0] * shape.extent[1])};
      ++spent;
      auto v = evaluateAt(body, address, t, block, shape.extent, 23);
      if (!v || spent > kEvaluations)
        return {};
      out.push_back(*v);
    }
    reference = address;
    referenceAddresses = out;
    return out;
  }
  void newArray() { reference = nullptr; }
  bool exhausted() const { return spent > kEvaluations; }

private:
  Body &body;
  const Shape &shape;
  Value reference = nullptr;
  std::vector<int64_t> referenceAddresses;
  int spent = 0;
};

std::optional<Reuse> measure(Body &body, Counter &counter, const Substitution &arguments,
                             const std::vector<const Access *> &loads) {
  struct Element {
    std::set<int> threads;
    std::set<std::pair<int, int>> requests; ///< warp, load at a turn
  };
  std::unordered_map<int64_t, Element> elements;
  Reuse r;
  int instance = 0;
  counter.newArray();
  std::map<Value, bool> seen;
  for (auto *load : loads) {
    if (uncountable(body, load->address))
      return std::nullopt;
    for (auto &turn : turnsAround(body, *load, arguments, r.inLoop)) {
      Value address = substitute(body.arena, load->address, turn);
      if (!seen.emplace(address, true).second)
        continue; // the same element in the same thread: kept in a register
      const auto at = counter.addresses(address);
      if (at.empty())
        return std::nullopt;
      ++instance;
      for (size_t t = 0; t < at.size(); ++t) {
        r.blockUniform = r.blockUniform && at[t] == at[0];
        Element &e = elements[at[t]];
        // A thread that loads an element a second time has it in a register or in its cache line.
        if (e.threads.insert(int(t)).second)
          e.requests.insert({int(t / 32), instance});
      }
    }
  }
  if (elements.empty())
    return std::nullopt;
  for (auto &[address, e] : elements) {
    r.threads += double(e.threads.size());
    r.requests += double(e.requests.size());
  }
  r.threads /= double(elements.size());
  r.requests /= double(elements.size());
  r.first = loads.front();
  r.perThread = instance;
  return r;
}

/// The loop around the load runs over as many items as there are threads: its bound also bounds a
/// thread's own index.
bool allPairs(const Body &body, const Access &access) {
  for (int l : loopsOf(body, access.loop)) {
    Value bound = body.loops[size_t(l)].bound;
    Value phi = body.loops[size_t(l)].phi;
    if (!bound || bound->isConst() || !phi ||
        !anyNode(body.arena, access.address, [&](Value v) { return v == phi; }))
      continue;
    for (int g : guardsOf(body, access.guard)) {
      Value c = body.guards[size_t(g)].condition;
      if (c && dependsOn(body.arena, c, SymbolKind::BlockIdx) &&
          anyNode(body.arena, c, [&](Value v) {
            return (v->op == Op::Lt || v->op == Op::Le || v->op == Op::Ne) &&
                   std::count(v->args.begin(), v->args.end(), bound) > 0;
          }))
        return true;
    }
    for (int outer : loopsOf(body, body.loops[size_t(l)].parent))
      if (body.loops[size_t(outer)].bound == bound &&
          body.loops[size_t(outer)].boundClass == BoundClass::GridStride)
        return true;
  }
  return false;
}

/// The array, or anything at all, goes through shared memory in this kernel.
bool staged(const Body &body, int object) {
  for (auto &a : body.accesses)
    if (a.space == Space::Shared && a.kind == AccessKind::Store && a.value) {
      auto from = loadedObjects(body.arena, a.value);
      if (std::find(from.begin(), from.end(), object) != from.end())
        return true;
    }
  for (auto &s : body.syncs)
    if (s.kind == SyncKind::Pipeline)
      return true;
  // Handed on within the warp by shuffles: another way to the same end.
  for (auto &exchange : body.exchanges)
    if (exchange.value && exchange.kind != Exchange::Vote &&
        !loadedObjects(body.arena, exchange.value).empty() && exchange.loop >= 0)
      return true;
  return false;
}
} // namespace

ACCELSCOPE_LINT_RULE(MissingSharedMemoryReuse) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Body &body = *instance.body;
    const Shape shape = blockShape(instance);
    if (shape.threads() < 64 || shape.threads() > 1024)
      return;
    const double most = heaviest(instance);
    const Substitution arguments = constantArguments(program, kernel, body);
    std::map<int, std::vector<const Access *>> loads;
    std::set<int> written;
    for (auto &a : body.accesses) {
      if (a.object < 0 || !a.address || a.space != Space::Global)
        continue;
      if (a.kind != AccessKind::Load) {
        written.insert(a.object);
        continue;
      }
      if (a.isVolatile || weight(body, a.loop) * 8 < most)
        continue;
      loads[a.object].push_back(&a);
    }
    Counter counter(body, shape);
    struct Found {
      int object;
      Reuse reuse;
    };
    std::vector<Found> found;
    for (auto &[object, all] : loads) {
      if (written.count(object) || staged(body, object) || counter.exhausted())
        continue;
      std::vector<const Access *> active;
      for (auto *a : all)
        if (activity(instance, a->guard).ofBlock >= 0.5)
          active.push_back(a);
      if (active.empty())
        continue;
      auto reuse = measure(body, counter, arguments, active);
      if (!reuse)
        continue;
      // What all threads read at the same time is broadcast from the cache, once a warp. Worth a
      // tile it is where every item meets every other, as in n-body sums; parameters and small
      // tables are not.
      if (reuse->blockUniform && !allPairs(body, *reuse->first))
        continue;
      if (!reuse->inLoop && reuse->perThread < 5)
        continue;
      const double enough = reuse->inLoop ? 4 : 5;
      if (reuse->requests >= enough)
        found.push_back({object, *reuse});
    }
    if (found.empty())
      return;
    auto best = std::max_element(found.begin(), found.end(), [](const Found &a, const Found &b) {
      return a.reuse.requests < b.reuse.requests;
    });
    const Access &access = *best->reuse.first;
    const std::string array = quoted(body, best->object);
    Finding f;
    f.range = access.where;
    f.kernel = kernel.name;
    f.strategy = "shared-memory-tiling";
    f.message = "every element of " + array + " is loaded from global memory by " +
                rounded(best->reuse.threads) + " threads of a block on average, in " +
                rounded(best->reuse.requests) +
                " separate requests, without a copy in shared memory";
    const int l = turningLoop(body, access.loop);
    if (l >= 0)
      f.notes.push_back({body.loops[size_t(l)].header, "at every turn of this loop"});
    for (auto &other : found)
      if (other.object != best->object)
        f.notes.push_back({other.reuse.first->where, quoted(body, other.object) + " likewise, by " +
                                                         rounded(other.reuse.threads) +
                                                         " threads on average"});
    f.notes.push_back(
        {kernel.nameRange.valid() ? kernel.nameRange : kernel.range,
         std::string("computed for blocks of ") + shape.print() + " threads" +
             (shape.known ? "" : ", an assumption: no launch with a constant shape is visible")});
    f.notes.push_back(
        {access.where,
         l >= 0 && best->reuse.inLoop
             ? "load a tile of the loop's elements into shared memory, one element a thread, "
               "synchronise, and let all threads of the block read it from there"
             : "load the block's elements and their border into shared memory once, synchronise, "
               "and read the neighbours from there"});
    sink.add(std::move(f));
  });
}
