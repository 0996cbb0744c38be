// An asynchronous copy from or to ordinary memory: the driver stages it, and the host waits.
#include "matchers/LintHostQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>

namespace {
using namespace accelscope;
using namespace accelscope::model;
using namespace accelscope::matchers;

/// Up to so much the driver takes into its own buffer and returns.
constexpr int64_t kStagedAtOnce = 64 * 1024;
/// A vector of so many elements is small, whatever they are.
constexpr int64_t kFewElements = 4096;

/// The pointer leads to a vector that was made with a few elements and never grew.
bool smallVector(const Program &program, const Body &body, Value pointer) {
  for (Value root : rootsOf(body, pointer)) {
    bool small = false;
    for (auto &call : body.calls) {
      if (call.args.empty() || !call.args[0] || call.name.rfind("std::vector::", 0) != 0)
        continue;
      const auto self = rootsOf(body, call.args[0]);
      if (std::find(self.begin(), self.end(), root) == self.end())
        continue;
      const std::string member = call.name.substr(13);
      if (member == "vector") {
        // Elements written out, or a constant number of them.
        const auto text = program.text(call.where);
        small = (call.args.size() > 1 && call.args[1] && call.args[1]->isConst() &&
                 call.args[1]->value <= kFewElements) ||
                (text.find("{") != std::string::npos && text.find("{}") == std::string::npos);
      } else if (member == "resize" || member == "assign" || member == "push_back" ||
                 member == "emplace_back" || member == "insert" || member == "operator=")
        return false;
    }
    if (!small)
      return false;
  }
  return true;
}
} // namespace

ACCELSCOPE_LINT_RULE(PageableAsyncCopy) {
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
      if (hostMemory(body, event.args[size_t(at)], what, made) != HostMemory::Pageable ||
          smallVector(program, body, event.args[size_t(at)]))
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
