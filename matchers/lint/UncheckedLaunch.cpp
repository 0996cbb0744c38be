// Launches after which nobody asks whether they worked: a wrong launch does nothing, in silence.
#include "matchers/LintQueries.h"
#include "matchers/LintRule.h"

#include <algorithm>
#include <set>
#include <utility>

ACCELSCOPE_LINT_RULE(UncheckedLaunch) {
  using namespace model;
  forEachHost(program, [&](const HostEntry &host) {
    const Body &body = *host.body;
    const HostEvent *first = nullptr, *wait = nullptr;
    int lastCheck = -1;
    int64_t unchecked = 0;
    for (auto &event : body.host)
      if (event.statusUsed &&
          (event.kind == HostKind::Sync || event.kind == HostKind::Copy ||
           event.kind == HostKind::Memset || event.kind == HostKind::Free ||
           event.api == "cudaGetLastError" || event.api == "cudaPeekAtLastError" ||
           event.api == "cudaStreamQuery" || event.api == "cudaEventQuery"))
        lastCheck = std::max(lastCheck, event.order);
    // A function that leaves the loop of a caller the check: seen by what is called, not by what is
    // not.
    for (auto &call : body.calls)
      if (!call.walked && call.name.rfind("cu", 0) != 0 &&
          (call.name.find("rror") != std::string::npos ||
           call.name.find("heck") != std::string::npos))
        lastCheck = std::max(lastCheck, call.order);
    std::set<std::pair<unsigned, unsigned>> places;
    for (auto &event : body.host) {
      if (event.kind == HostKind::Launch && !event.fromDevice && event.order > lastCheck &&
          !(event.statusUsed && event.api.rfind("cu", 0) == 0)) {
        if (!first)
          first = &event;
        if (places.insert({event.where.line, event.where.column}).second)
          ++unchecked;
      }
      if (first && event.order > first->order &&
          (event.kind == HostKind::Sync || (event.kind == HostKind::Copy && !event.async)))
        wait = &event;
    }
    // Where the function ends before anybody waits, its caller may check.
    if (!first || (!wait && host.name != "main"))
      return;
    Finding f;
    f.range = first->where;
    f.kernel = host.name;
    f.message = "no error is looked at after this launch" +
                (unchecked > 1 ? " and " + counted(unchecked - 1, "later one") : std::string()) +
                " of '" + host.name + "'; a launch that fails leaves wrong results without a word";
    if (wait)
      f.notes.push_back({wait->where, "the result of '" + wait->api +
                                          "' would tell of errors in the kernels before it, but is "
                                          "dropped"});
    f.notes.push_back({first->where,
                       "look at 'cudaGetLastError()' after the launch and at the result "
                       "of the call that waits for it"});
    sink.add(std::move(f));
  });
}
