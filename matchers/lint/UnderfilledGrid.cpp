// A launch with more than one block, but with far fewer than a device has multiprocessors, for work
// that would fill it.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"
#include "matchers/LintWork.h"

#include <algorithm>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Large devices have more than a hundred multiprocessors, and even small ones this many.
constexpr int64_t kMultiprocessors = 40;
/// Turns of all threads together from which on a device is worth filling.
constexpr double kManyTurns = 1 << 20;
/// Turns of one thread that could be shared out.
constexpr double kLongLoop = 256;

/// Each turn only adds to variables or keeps the largest, so that the turns can be shared among
/// threads.
bool onlyReduces(Body &body, const Loop &loop) {
  // A record that changes member by member is a state, not a sum.
  const int self = int(&loop - body.loops.data());
  for (auto &variable : body.variables)
    if (variable.name.find('.') != std::string::npos && !insideLoop(body, variable.loop, self))
      for (auto &use : variable.uses)
        if (use.write && insideLoop(body, use.loop, self))
          return false;
  for (int index : loop.phis) {
    const Value variable = body.arena.symbol(SymbolKind::Phi, index);
    const Phi &phi = body.arena.phi(variable);
    if (variable == loop.phi || phi.step)
      continue;
    if (!phi.update || phi.update == variable)
      continue;
    const Value update = phi.update;
    const bool combines =
        (update->op == Op::Float && (char(update->value) == '+' || char(update->value) == '-')) ||
        update->op == Op::Min || update->op == Op::Max;
    if (!combines || std::count(update->args.begin(), update->args.end(), variable) != 1)
      return false;
    for (Value a : update->args)
      if (a != variable && anyNode(body.arena, a, [&](Value v) { return v == variable; }))
        return false;
  }
  return true;
}
} // namespace

ACCELSCOPE_LINT_RULE(UnderfilledGrid) {
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &event : host.body->host) {
      if (event.kind != HostKind::Launch || event.kernel < 0 || event.fromDevice ||
          event.cooperative)
        continue;
      int64_t blocks = 1, threads = 1;
      bool known = true;
      for (int axis = 0; axis < 3; ++axis) {
        known = known && event.grid[axis] && event.grid[axis]->isConst() && event.block[axis] &&
                event.block[axis]->isConst();
        if (known) {
          blocks *= std::max<int64_t>(1, event.grid[axis]->value);
          threads *= std::max<int64_t>(1, event.block[axis]->value);
        }
      }
      if (!known || blocks < 2 || blocks >= kMultiprocessors || threads > 1024)
        continue;
      const Kernel &kernel = program.kernels[size_t(event.kernel)];
      if (event.instance < 0 || size_t(event.instance) >= kernel.instances.size())
        continue;
      const KernelInstance &instance = kernel.instances[size_t(event.instance)];
      const int turning = turningLoop(*host.body, event.loop);
      // Several streams fill the device together.
      if (!instance.body || !defaultStreamOrFixed(*host.body, event, turning))
        continue;
      Body &body = *instance.body;
      const Loop *found = nullptr;
      std::string amount;
      bool shared = false;
      const HostEvent *input = nullptr;
      for (size_t l = 0; l < body.loops.size() && !found; ++l) {
        const Loop &loop = body.loops[l];
        if (!turnsCanBeSpread(instance, int(l)))
          continue;
        const bool strides = loop.boundClass == BoundClass::GridStride;
        Value n = loop.bound->isConst() ? loop.bound : argumentFor(kernel, body, event, loop.bound);
        if (strides) {
          // The loop's turns are shared by the whole grid: more blocks just take fewer turns each.
          if (n && n->isConst() && double(n->value) < kManyTurns)
            continue;
          input = n && !n->isConst() ? uploadedInput(*host.body, event, n) : nullptr;
          if (!n || (!n->isConst() && !input))
            continue;
          shared = true;
          amount = n->isConst() ? counted(n->value, "turn")
                                : "'" + printValue(*host.body, n) + "' turns";
          found = &loop;
        } else if (loop.boundClass == BoundClass::Constant || (n && n->isConst())) {
          const double turns = knownTurns(kernel, body, event, int(l));
          if (turns < kLongLoop || turns * double(blocks * threads) < kManyTurns ||
              !onlyReduces(body, loop) || singleThread(instance, guardOfLoop(body, int(l))))
            continue;
          amount = counted(int64_t(turns), "turn");
          found = &loop;
        }
      }
      if (!found)
        continue;
      Finding f;
      f.range = event.where;
      f.kernel = kernel.name;
      f.strategy = "occupancy-tuning";
      f.message = "kernel '" + kernel.name + "' is launched with " + counted(blocks, "block") +
                  " of " + counted(threads, "thread") + " for a loop of " + amount +
                  (shared ? "" : " in each thread") + ", so that at most " +
                  std::to_string(blocks) + " multiprocessors work and the others stay idle";
      f.notes.push_back({found->header, shared
                                            ? "the threads of the grid share the turns of this loop"
                                            : "every thread makes all turns of this loop alone"});
      if (input)
        f.notes.push_back(
            {input->where, "the number is taken to be large: so much input is copied here"});
      f.notes.push_back({event.where, "the device is taken to have at least " +
                                          std::to_string(kMultiprocessors) + " multiprocessors"});
      f.notes.push_back(
          {event.where,
           shared ? "launch a few blocks for each multiprocessor ('cudaOccupancyMaxActive"
                    "BlocksPerMultiprocessor' tells how many fit)"
                  : "split the loop among threads or blocks as well and combine their parts, "
                    "so that the grid has several blocks for each multiprocessor"});
      sink.add(std::move(f));
    }
  });
}
