// A kernel launched with one block, or one thread, leaves all other multiprocessors idle.
#include "matchers/LintRule.h"

ACCELSCOPE_LINT_RULE(SingleBlockLaunch) {
  using namespace model;
  forEachHost(program, [&](const HostEntry &host) {
    for (auto &event : host.body->host) {
      if (event.kind != HostKind::Launch || event.kernel < 0)
        continue;
      bool one = true;
      for (auto *extent : event.grid)
        one = one && extent && extent->isConst(1);
      if (!one)
        continue;
      const Kernel &kernel = program.kernels[size_t(event.kernel)];
      Finding f;
      f.range = event.where;
      f.kernel = kernel.name;
      f.message = "kernel '" + kernel.name + "' is launched with a single block";
      sink.add(std::move(f));
    }
  });
}
