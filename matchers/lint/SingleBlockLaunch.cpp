// A kernel with work for many blocks is launched with one: all other multiprocessors stay idle.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"
#include "matchers/LintWork.h"

#include <algorithm>
#include <set>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Turns of all threads together from which on one block is clearly too little.
constexpr int64_t kManyItems = 16384;
/// And for a single thread.
constexpr int64_t kManyForOne = 4096;

bool constantOne(const HostEvent &event) {
  return std::all_of(std::begin(event.grid), std::end(event.grid),
                     [](Value v) { return v && v->isConst(1); });
}

/// Another launch of this host body spreads work over blocks by the same number.
const HostEvent *spreadElsewhere(const Body &host, Value n) {
  if (!n || n->isConst())
    return nullptr;
  for (auto &event : host.host) {
    if (event.kind != HostKind::Launch || !event.grid[0] || event.grid[0]->isConst())
      continue;
    // A grid of exactly n blocks leaves n partial results: one block is right for them.
    if (event.grid[0] == n)
      return nullptr;
  }
  for (auto &event : host.host)
    if (event.kind == HostKind::Launch && event.grid[0] && !event.grid[0]->isConst() &&
        anyNode(host.arena, event.grid[0], [&](Value v) { return v == n; }))
      return &event;
  return nullptr;
}

} // namespace

ACCELSCOPE_LINT_RULE(SingleBlockLaunch) {
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &event : host.body->host) {
      if (event.kind != HostKind::Launch || event.kernel < 0 || event.fromDevice ||
          !constantOne(event) || event.cooperative)
        continue;
      const Kernel &kernel = program.kernels[size_t(event.kernel)];
      if (event.instance < 0 || size_t(event.instance) >= kernel.instances.size())
        continue;
      const KernelInstance &instance = kernel.instances[size_t(event.instance)];
      // One block for each of several streams: they fill the device together.
      const int turning = turningLoop(*host.body, event.loop);
      if (!instance.body || (turning >= 0 && movesWith(*host.body, event.stream, turning)))
        continue;
      const Body &body = *instance.body;
      int64_t threads = 1;
      for (auto *extent : event.block)
        threads *= extent && extent->isConst() ? std::max<int64_t>(1, extent->value) : 1;
      for (size_t l = 0; l < body.loops.size(); ++l) {
        const Loop &loop = body.loops[l];
        if (!turnsCanBeSpread(instance, int(l)))
          continue;
        const bool shared =
            loop.boundClass == BoundClass::BlockStride || loop.boundClass == BoundClass::GridStride;
        Value n = loop.bound->isConst() ? loop.bound : argumentFor(kernel, body, event, loop.bound);
        if (!n)
          continue;
        std::string amount;
        const HostEvent *elsewhere = nullptr, *input = nullptr;
        if (n->isConst()) {
          // Threads that each make all turns could be more, but their turns are not shared out.
          const double turns = knownTurns(kernel, body, event, int(l));
          if (turns < double(threads == 1 ? kManyForOne : kManyItems))
            continue;
          amount = counted(int64_t(turns), "turn");
        } else {
          if (!shared && threads > 1)
            continue;
          elsewhere = spreadElsewhere(*host.body, n);
          input = elsewhere ? nullptr : uploadedInput(*host.body, event, n);
          if (!elsewhere && !input)
            continue;
          amount = "'" + printValue(*host.body, n) + "' turns";
        }
        Finding f;
        f.range = event.where;
        f.kernel = kernel.name;
        f.strategy = "grid-stride-loop";
        f.message = "kernel '" + kernel.name + "' is launched with a single block of " +
                    counted(threads, "thread") + " for a loop of " + amount +
                    ", so that one multiprocessor works and all others stay idle";
        f.notes.push_back(
            {loop.header, shared ? "the threads of the block share the turns of this loop"
                                 : "every thread makes all turns of this loop"});
        if (elsewhere)
          f.notes.push_back(
              {elsewhere->where,
               "the same number is taken to be large: here it is spread over many blocks"});
        if (input)
          f.notes.push_back(
              {input->where, "the same number is taken to be large: so much input is copied here"});
        f.notes.push_back(
            {event.where,
             "launch as many blocks as the work fills and let the loop step by all threads of "
             "the grid ('gridDim.x * blockDim.x'); combine results of blocks in a second pass "
             "or with one atomic a block"});
        sink.add(std::move(f));
        break;
      }
    }
  });
}
