// Blocks whose threads do not fill their last warp: its other lanes issue nothing in every
// instruction.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

namespace {
/// Launches of so few blocks are over before the lanes matter.
constexpr int64_t kFewBlocks = 16;
} // namespace

ACCELSCOPE_LINT_RULE(BlockSizeNotAWarpMultiple) {
  using namespace model;
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &event : host.body->host) {
      if (event.kind != HostKind::Launch || event.kernel < 0 || event.fromDevice)
        continue;
      int64_t threads = 1, blocks = 1;
      bool known = true, gridKnown = true;
      for (int axis = 0; axis < 3; ++axis) {
        const Value extent = event.block[axis], many = event.grid[axis];
        known = known && extent && extent->isConst() && extent->value > 0;
        threads *= known ? extent->value : 1;
        gridKnown = gridKnown && many && many->isConst();
        blocks *= gridKnown ? std::max<int64_t>(1, many->value) : 1;
      }
      if (!known || threads % 32 == 0 || threads > 1024 || (gridKnown && blocks < kFewBlocks))
        continue;
      const int64_t warps = (threads + 31) / 32, idle = warps * 32 - threads;
      std::string shape = event.block[0] ? std::to_string(event.block[0]->value) : "";
      for (int axis = 1; axis < 3; ++axis)
        if (event.block[axis]->value > 1 || (axis == 1 && event.block[2]->value > 1))
          shape += " x " + std::to_string(event.block[axis]->value);
      const Kernel &kernel = program.kernels[size_t(event.kernel)];
      Finding f;
      f.range = event.where;
      f.kernel = kernel.name;
      f.strategy = "occupancy-tuning";
      f.message =
          "kernel '" + kernel.name + "' is launched with blocks of " + shape +
          (shape == std::to_string(threads) ? (threads == 1 ? " thread" : " threads")
                                            : " = " + std::to_string(threads) + " threads") +
          ", no multiple of 32; " + counted(idle, "lane") + " of the " +
          std::to_string(warps * 32) + " in " + counted(warps, "warp") + " of each block idle";
      const int64_t better = threads < 32 ? 32 : (threads + 31) / 32 * 32;
      f.notes.push_back(
          {event.where,
           threads < 32 ? "let a block do the work of several, with at least 32 threads and 128 "
                          "or 256 where nothing else decides"
                        : "take " + std::to_string(better) + " or " + std::to_string(better - 32) +
                              " threads and let a bounds check cut off the rest"});
      if (!gridKnown)
        f.notes.push_back({event.where, "the launch is taken to have many blocks"});
      sink.add(std::move(f));
    }
  });
}
