// Neighbouring lanes of a warp take different sides of a branch: the warp runs both.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Over the warps of a block: those in which both sides have lanes, and how often the side changes
/// between neighbouring lanes.
struct Split {
  int warps = 0, divergent = 0;
  double changes = 0, taken = 0;
};

bool splitOf(const KernelInstance &instance, Value condition, Split &out) {
  const Shape shape = blockShape(instance);
  const int64_t extent[3] = {shape.extent[0], shape.extent[1], shape.extent[2]};
  const int64_t block[3] = {1, 1, 0};
  const int64_t threads = std::min<int64_t>(shape.threads(), 512);
  for (uint64_t seed = 1; seed <= 3; ++seed)
    for (int64_t first = 0; first + 32 <= threads; first += 32) {
      int changes = 0, taken = 0, last = -1;
      for (int64_t t = first; t < first + 32; ++t) {
        const int64_t thread[3] = {t % extent[0], t / extent[0] % extent[1],
                                   t / extent[0] / extent[1]};
        const auto v = evaluateAt(*instance.body, condition, thread, block, extent, seed);
        if (!v)
          return false;
        const int now = *v != 0;
        changes += last >= 0 && now != last;
        taken += now;
        last = now;
      }
      ++out.warps;
      if (taken > 0 && taken < 32) {
        ++out.divergent;
        out.changes += changes;
        out.taken += taken / 32.0;
      }
    }
  return out.warps > 0;
}

/// Memory accesses, calls, loops and barriers on the lines of a branch.
int workIn(const Body &body, const Range &r) {
  auto in = [&](const Range &w) {
    return r.valid() && w.file == r.file && w.line >= r.line && w.endLine <= r.endLine &&
           (w.line > r.line || w.column >= r.column);
  };
  int n = 0;
  for (auto &a : body.accesses)
    n += in(a.where) && a.space != Space::Local;
  for (auto &c : body.calls)
    n += in(c.where);
  for (auto &l : body.loops)
    n += 4 * in(l.range);
  return n;
}
} // namespace

ACCELSCOPE_LINT_RULE(DivergentBranchOnLane) {
  std::set<std::pair<unsigned, unsigned>> seen;
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    for (auto &b : body.branches) {
      if (b.kind != Branch::If || !b.condition || b.condition->isConst() || b.thenLeaves)
        continue;
      if (!dependsOn(body.arena, b.condition, SymbolKind::ThreadIdx))
        continue;
      // What the data says is not the lane's doing.
      if (anyNode(body.arena, b.condition, [](Value n) {
            return n->op == Op::Load || n->op == Op::Float || n->op == Op::Call ||
                   n->is(SymbolKind::Unknown);
          }))
        continue;
      const int thenWork = workIn(body, b.thenRange),
                elseWork = b.hasElse ? workIn(body, b.elseRange) : 0;
      // Two sides that both cost, or idle lanes between working ones at every turn of a loop.
      const int turn = turningLoop(body, b.loop);
      const bool both = b.hasElse && thenWork >= 2 && elseWork >= 2;
      const bool gaps = !b.hasElse && thenWork >= 2 && turn >= 0;
      if (!both && !gaps)
        continue;
      Split split;
      if (!splitOf(instance, b.condition, split) || split.divergent * 2 <= split.warps)
        continue;
      // A single run of lanes is the border of a tile or a leader, not an interleaving.
      if (split.changes / split.divergent < 3)
        continue;
      if (!seen.insert({b.where.line, b.where.column}).second)
        continue;
      Finding f;
      f.range = b.where;
      f.range.endLine = f.range.line;
      f.range.endColumn = b.thenRange.line == b.where.line
                              ? b.thenRange.column
                              : unsigned(program.lines[b.where.line - 1].size()) + 1;
      f.kernel = kernel.name;
      f.strategy = "branchless-execution";
      f.message = both ? "neighbouring lanes of every warp take different sides of this branch, so "
                         "that each warp "
                         "executes both"
                       : "only every " + rounded(split.divergent / std::max(split.taken, 0.01)) +
                             ". lane of a warp works here on average, and the lanes between wait";
      f.notes.push_back({b.where, "the condition is " + printValue(body, b.condition)});
      f.notes.push_back({b.where, both ? "let whole warps take one side: choose by 'threadIdx.x / "
                                         "warpSize', or give the two kinds "
                                         "of work to different ranges of threads"
                                       : "give the work to the first threads of the block, side by "
                                         "side: multiply the thread's "
                                         "number instead of testing its remainder"});
      noteAssumedShape(kernel, instance, f);
      sink.add(std::move(f));
    }
  });
}
