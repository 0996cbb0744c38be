// One thread combines the values of many, or every thread of a block combines the same values
// again.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// From so many values on a tree of the block's threads is clearly faster.
constexpr int64_t kManyValues = 64;

/// The load whose values the loop combines in one variable, each turn with what the turns before
/// gave; null when it does something else.
const Access *combined(const Body &body, int l, Value &accumulator) {
  const Loop &loop = body.loops[size_t(l)];
  for (auto &a : body.accesses) {
    if (a.kind != AccessKind::Load || a.loop != l || !a.address || !a.value ||
        (a.space != Space::Global && a.space != Space::Shared))
      continue;
    if (!anyNode(body.arena, a.address, [&](Value v) { return v == loop.phi; }))
      continue;
    // A variable that is carried: sum + x, max(best, x), best selected by a comparison with it.
    for (auto &assign : body.assigns) {
      if (assign.loop != l || !assign.value || !assign.before ||
          !assign.before->is(SymbolKind::Phi) || body.arena.phi(assign.before).loop != l ||
          assign.before == loop.phi)
        continue;
      const Phi &phi = body.arena.phi(assign.before);
      if (phi.step && phi.step->isConst())
        continue; // a counter
      const bool takes = anyNode(body.arena, assign.value, [&](Value v) { return v == a.value; });
      const bool keeps =
          anyNode(body.arena, assign.value, [&](Value v) { return v == assign.before; }) ||
          assign.guard != -1;
      if (takes && keeps) {
        accumulator = assign.before;
        return &a;
      }
    }
  }
  return nullptr;
}

/// What a turn stores depends on the turn: a scan, a compaction, something that has an order.
bool storesEachTurn(const Body &body, int l) {
  for (auto &a : body.accesses)
    if (a.kind != AccessKind::Load && a.space != Space::Local && insideLoop(body, a.loop, l))
      return true;
  return false;
}

/// A loop around it writes what it reads: the next turn goes on from what this one made.
bool feedsItself(const Body &body, int l, const Access &load) {
  const int outer = body.loops[size_t(l)].parent;
  if (outer < 0)
    return false;
  for (auto &a : body.accesses)
    if (a.kind != AccessKind::Load && a.object == load.object && a.object >= 0 &&
        turningLoop(body, a.loop) >= 0)
      for (int shared : loopsOf(body, outer))
        if (insideLoop(body, a.loop, shared))
          return true;
  return false;
}

/// Loops of the kernel that run more than once.
int realLoops(const Body &body) {
  int n = 0;
  for (auto &loop : body.loops)
    n += realLoop(loop);
  return n;
}
} // namespace

ACCELSCOPE_LINT_RULE(SerialReductionLoop) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    Body &body = *instance.body;
    const Shape shape = blockShape(instance);
    const Substitution arguments = constantArguments(program, kernel, body);
    for (size_t l = 0; l < body.loops.size(); ++l) {
      const Loop &loop = body.loops[l];
      if (!loop.phi || !loop.bound || !loop.step || !loop.init || loop.hasBreak)
        continue;
      Value accumulator = nullptr;
      const Access *load = combined(body, int(l), accumulator);
      if (!load || storesEachTurn(body, int(l)) || feedsItself(body, int(l), *load))
        continue;
      bool barrier = false;
      for (auto &s : body.syncs)
        barrier = barrier || insideLoop(body, s.loop, int(l));
      if (barrier)
        continue;
      // How many values: a constant, the threads of the block, or a number that only the run knows.
      Substitution with = arguments;
      for (int axis = 0; shape.known && axis < 3; ++axis)
        with[body.arena.symbol(SymbolKind::BlockDim, axis)] =
            body.arena.constant(shape.extent[axis]);
      Value bound = substitute(body.arena, loop.bound, with);
      Value init = substitute(body.arena, loop.init, with);
      int64_t values = loop.boundClass == BoundClass::Constant ? loop.trips : -1;
      if (values < 0 && bound->isConst() && init->isConst() && loop.step->isConst() &&
          loop.step->value != 0)
        values = std::abs((bound->value - init->value) / loop.step->value);
      const bool ofBlock = dependsOn(body.arena, loop.bound, SymbolKind::BlockDim) ||
                           dependsOn(body.arena, loop.bound, SymbolKind::GridDim);
      if (values >= 0 ? values < kManyValues : false)
        continue;
      // Partial sums of the warps: blockDim / 32 of them.
      if (values < 0 && anyNode(
                            body.arena, loop.bound,
                            [](Value v) {
                              return v->op == Op::Div && v->args[1]->isConst() &&
                                     v->args[1]->value >= 32;
                            }))
        continue;
      if (loop.boundClass == BoundClass::GridStride || loop.boundClass == BoundClass::BlockStride ||
          loop.boundClass == BoundClass::ThreadDependent ||
          loop.boundClass == BoundClass::DataDependent)
        continue;
      // The launch has one thread, or the guard lets one through. A longer program of one thread is
      // no matter of this loop, and one-thread blocks are items of their own.
      const bool lonely = shape.known && shape.threads() == 1;
      const bool oneBlock = instance.gridShape[0] == 1 && instance.gridShape[1] <= 1;
      const bool only = lonely && oneBlock && realLoops(body) == 1;
      const bool single = lonely ? only : singleThread(instance, load->guard);
      const bool same = !single && !lonely && shape.threads() >= 32 &&
                        varianceOf(body.arena, load->address) <= Variance::Block &&
                        varianceOf(body.arena, loop.bound) <= Variance::Block &&
                        varianceOf(body.arena, accumulator) <= Variance::Block &&
                        (load->space == Space::Shared
                             ? ofBlock || values >= kManyValues
                             : dependsOn(body.arena, load->address, SymbolKind::BlockIdx));
      if (!single && !same)
        continue;
      const std::string amount = values >= 0 ? counted(values, "value")
                                 : ofBlock   ? "as many values as the block has threads"
                                             : "a run-time number of values";
      Finding f;
      f.range = loop.header;
      f.kernel = kernel.name;
      f.strategy = "block-reduction";
      f.message = single ? "one thread alone combines " + amount + " of " +
                               quoted(body, load->object) + ", one after the other" +
                               (lonely ? "" : ", while the others wait")
                         : "every thread of a block combines the same " + amount + " of " +
                               quoted(body, load->object) + ", one after the other";
      if (ofBlock && values < 0 && dependsOn(body.arena, loop.bound, SymbolKind::GridDim))
        f.message = "one thread alone combines as many values of " + quoted(body, load->object) +
                    " as the grid has blocks, one after the other, while the others wait";
      f.notes.push_back({load->where, quoted(body, load->object) + " is read here"});
      if (values < 0 && !ofBlock)
        f.notes.push_back({loop.header, "the number is taken to be large"});
      f.notes.push_back(
          {loop.header,
           "let all threads of the block take a part, combine them with shuffles within "
           "warps and through shared memory between them, or use 'cub::BlockReduce'"});
      sink.add(std::move(f));
    }
  });
}
