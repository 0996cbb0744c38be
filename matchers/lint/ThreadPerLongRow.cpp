// One thread walks a whole row whose length is found in memory: its warp waits for the longest row,
// and neighbouring lanes read from places that are a row apart.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"
#include "matchers/WorkMapping.h"

#include <algorithm>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Loads in the loop that its own turns walk along, unless neighbouring lanes walk side by side.
const Access *walkedLoad(const KernelInstance &instance, int loop, bool &sideBySide) {
  const Body &body = *instance.body;
  const Access *found = nullptr;
  for (auto &a : body.accesses) {
    if (a.kind != AccessKind::Load || a.space != Space::Global || !a.address ||
        !insideLoop(body, a.loop, loop))
      continue;
    const Value phi = body.loops[size_t(loop)].phi;
    bool direct = false;
    // The loop's variable in the index itself, not in an index that was loaded.
    forEachNode(body.arena, a.address, [&](Value v) {
      direct = direct || v == phi;
      return v->op != Op::Load;
    });
    if (!direct)
      continue;
    const LaneAccess lane = laneAccess(instance, a);
    if (lane.stride == Stride::Unit || (lane.stride == Stride::Uniform && a.size > 0))
      sideBySide = true;
    if (!found)
      found = &a;
  }
  return found;
}

/// A condition around the loop bounds the length of the row: rows were sorted by length.
bool lengthChecked(const Body &body, int loop, int guard) {
  const Loop &l = body.loops[size_t(loop)];
  std::vector<Value> ends;
  for (Value v : {l.bound, l.init})
    forEachNode(body.arena, v, [&](Value n) {
      if (n->op == Op::Load)
        ends.push_back(n);
      return true;
    });
  for (int g : guardsOf(body, guard)) {
    const Guard &check = body.guards[size_t(g)];
    if (!check.condition || check.condition == l.condition ||
        anyNode(body.arena, check.condition, [&](Value v) { return v == l.phi; }))
      continue;
    if ((check.condition->op == Op::Lt || check.condition->op == Op::Le) &&
        anyNode(body.arena, check.condition,
                [&](Value v) { return std::find(ends.begin(), ends.end(), v) != ends.end(); }))
      return true;
  }
  return false;
}

/// Another kernel of the file shares such rows among threads.
bool sharedElsewhere(const Program &program, const Kernel &kernel) {
  bool shared = false;
  forEachInstance(program, [&](const Kernel &other, const KernelInstance &instance) {
    if (&other == &kernel || shared)
      return;
    for (auto &row : rowLoops(instance))
      shared = shared || (row.threads > 1 && row.split);
  });
  return shared;
}
} // namespace

ACCELSCOPE_LINT_RULE(ThreadPerLongRow) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    if (blockShape(instance).threads() < 32)
      return;
    for (auto &row : rowLoops(instance)) {
      const Loop &loop = body.loops[size_t(row.loop)];
      if (row.threads != 1 || !(loop.step->isConst(1) || loop.step->isConst(-1)))
        continue;
      // A few short lists for each item: the cells around a particle.
      bool severalLists = false;
      for (int l : loopsOf(body, loop.parent))
        severalLists = severalLists || (body.loops[size_t(l)].boundClass == BoundClass::Constant &&
                                        realLoop(body.loops[size_t(l)]));
      if (severalLists)
        continue;
      bool sideBySide = false;
      const Access *load = walkedLoad(instance, row.loop, sideBySide);
      if (!load || sideBySide)
        continue;
      const Activity who = activity(instance, load->guard);
      if (who.ofWarp < 0.5 || who.unknown || lengthChecked(body, row.loop, load->guard))
        continue;
      // Rows that were picked out for single threads beside kernels for the others.
      const bool listed =
          loop.bound && anyNode(body.arena, loop.bound, [&](Value v) {
            return v->op == Op::Load &&
                   anyNode(body.arena, v->args[0], [](Value n) { return n->op == Op::Load; });
          });
      if (listed && sharedElsewhere(program, kernel))
        continue;
      Finding f;
      f.range = loop.header;
      f.kernel = kernel.name;
      f.strategy = "cooperative-item-mapping";
      f.message =
          "each thread walks a whole row of loaded length by itself, so that a warp takes as "
          "long as its longest row and its lanes read " +
          quoted(body, load->object) + " from 32 places that are a row apart";
      f.notes.push_back({load->where, quoted(body, load->object) + " is read along the row here"});
      f.notes.push_back({loop.header,
                         "the rows are taken to be long, or of different length; with a "
                         "handful of entries each this does not matter"});
      f.notes.push_back(
          {loop.header,
           "let a warp, or a group of as many threads as a row has entries on average, "
           "share each row and combine its sums with shuffles"});
      sink.add(std::move(f));
    }
  });
}
