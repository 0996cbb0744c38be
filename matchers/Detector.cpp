#include "matchers/Detector.h"

#include "Detectors.inc"
#include "ExtendedDetectors.inc"

#include <algorithm>
#include <span>
#include <tuple>

namespace accelscope::matchers {
#define DECLARE(Name, Id) void detect##Name(const model::Program &program, Sink &sink);
ACCELSCOPE_DETECTORS(DECLARE)
ACCELSCOPE_EXTENDED_DETECTORS(DECLARE)
#undef DECLARE

namespace {
struct Entry {
  const char *id;
  Detect detect;
};
const Entry kEntries[] = {
#define ENTRY(Name, Id) {Id, detect##Name},
    ACCELSCOPE_DETECTORS(ENTRY)};
const Entry kExtendedEntries[] = {ACCELSCOPE_EXTENDED_DETECTORS(ENTRY)
#undef ENTRY
};

auto placeOf(const Hit &hit) {
  const model::Range &r = hit.evidence.front().range;
  return std::make_tuple(r.file, r.line, r.column, hit.kernel, hit.reason);
}
std::vector<std::string> idsOf(std::span<const Entry> entries) {
  std::vector<std::string> ids;
  for (auto &entry : entries)
    ids.emplace_back(entry.id);
  std::sort(ids.begin(), ids.end());
  return ids;
}

std::vector<StrategyResult> detect(std::span<const Entry> entries, const model::Program &program) {
  std::vector<StrategyResult> results;
  for (auto &entry : entries) {
    Sink sink;
    entry.detect(program, sink);
    StrategyResult result;
    result.id = entry.id;
    std::erase_if(sink.hits, [](const Hit &h) {
      return h.evidence.empty() || !h.evidence.front().range.valid();
    });
    std::stable_sort(sink.hits.begin(), sink.hits.end(),
                     [](const Hit &a, const Hit &b) { return placeOf(a) < placeOf(b); });
    // The same place reached through several instances or call paths is one hit: the surest of
    // them.
    for (auto &hit : sink.hits) {
      if (!result.hits.empty()) {
        Hit &last = result.hits.back();
        const auto &a = last.evidence.front().range, &b = hit.evidence.front().range;
        if (a.file == b.file && a.line == b.line && a.column == b.column &&
            last.kernel == hit.kernel && last.verdict == hit.verdict) {
          if (hit.confidence > last.confidence) {
            last.confidence = hit.confidence;
            last.doubt = hit.doubt;
          }
          last.intensity = std::max(last.intensity, hit.intensity);
          continue;
        }
      }
      result.hits.push_back(std::move(hit));
    }
    double best = 0;
    bool present = false, unclear = false;
    for (auto &hit : result.hits) {
      present = present || hit.verdict == Verdict::Present;
      unclear = unclear || hit.verdict == Verdict::Unclear;
    }
    result.verdict = present ? Verdict::Present : unclear ? Verdict::Unclear : Verdict::Absent;
    for (auto &hit : result.hits)
      if (hit.verdict == result.verdict) {
        best = std::max(best, hit.confidence);
        result.intensity += hit.intensity;
      }
    result.confidence = result.verdict == Verdict::Absent ? 1.0 : best;
    results.push_back(std::move(result));
  }
  std::sort(results.begin(), results.end(), [](auto &a, auto &b) { return a.id < b.id; });
  return results;
}

} // namespace

std::vector<std::string> detectorIds() { return idsOf(kEntries); }
std::vector<std::string> extendedDetectorIds() { return idsOf(kExtendedEntries); }

std::vector<StrategyResult> detectAll(const model::Program &program) {
  return detect(kEntries, program);
}
std::vector<StrategyResult> detectExtended(const model::Program &program) {
  return detect(kExtendedEntries, program);
}

} // namespace accelscope::matchers
