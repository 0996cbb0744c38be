// An asynchronous copy from or to ordinary memory: the driver stages it, and the host waits.
#include "matchers/LintHostQueries.h"
#include "matchers/LintRule.h"

namespace {
/// Up to so much the driver takes into its own buffer and returns.
constexpr int64_t kStagedAtOnce = 64 * 1024;
} // namespace

ACCELSCOPE_LINT_RULE(PageableAsyncCopy) {
  using namespace model;
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    for (auto &event : body.host) {
      if (event.kind != HostKind::Copy || !event.async || event.args.size() < 2)
        continue;
      const bool up = event.direction == CopyDirection::HostToDevice;
      if (!up && event.direction != CopyDirection::DeviceToHost)
        continue;
      if (!event.size || (event.size->isConst() && event.size->value <= kStagedAtOnce))
        continue;
      const int at = up ? event.sourceArgument : event.destinationArgument;
      if (at < 0 || size_t(at) >= event.args.size())
        continue;
      std::string what;
      Range made;
      if (hostMemory(body, event.args[size_t(at)], what, made) != HostMemory::Pageable)
        continue;
      Finding f;
      f.range = event.where;
      f.kernel = host.name;
      f.strategy = "stream-overlap";
      f.message = "'" + event.api + (up ? "' copies from" : "' copies to") +
                  " pageable memory of " + what +
                  "; the driver stages it piece by piece and the copy overlaps with nothing";
      if (made.valid())
        f.notes.push_back({made, "the memory is requested here and nowhere page-locked"});
      if (!event.size->isConst())
        f.notes.push_back({event.where, "the copy is taken to be larger than 64 KiB"});
      f.notes.push_back({event.where,
                         "request the memory with 'cudaMallocHost' or lock it once with "
                         "'cudaHostRegister'; page-locked memory also copies faster"});
      sink.add(std::move(f));
    }
  });
}
