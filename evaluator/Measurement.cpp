#include "evaluator/Measurement.h"

#include "evaluator/Statistics.h"

#include <algorithm>
#include <cmath>

namespace accelscope::evaluator {

namespace {

using Json = nlohmann::ordered_json;

constexpr double kResolutionNs = 5000;    // below it the handshake is part of the time
constexpr double kWideInterval = 0.02;    // half width over the median
constexpr double kWorkersDiffer = 0.05;   // range of the workers' medians over the median
constexpr double kReferenceSpread = 0.10; // range of the reference's samples over its median

template <typename T> Json orNull(const std::optional<T> &value) {
  return value ? Json(*value) : Json(nullptr);
}

Json textOrNull(const std::string &text) { return text.empty() ? Json(nullptr) : Json(text); }

Json rounded(const std::optional<double> &ns) {
  return ns ? Json(static_cast<std::int64_t>(std::llround(*ns))) : Json(nullptr);
}

/// Five significant digits: a ratio of times is no better.
Json significant(double value) {
  if (value == 0 || !std::isfinite(value))
    return value;
  const double scale = std::pow(10.0, 4 - std::floor(std::log10(std::fabs(value))));
  return std::round(value * scale) / scale;
}

} // namespace

void summarise(Measurement &m) {
  if (m.result.outcome != Outcome::Ok)
    return;
  std::vector<double> times, medians;
  for (const auto &trials : m.result.trialsNs) {
    const std::vector<double> samples(trials.begin(), trials.end());
    times.insert(times.end(), samples.begin(), samples.end());
    if (const auto middle = median(samples))
      medians.push_back(*middle);
  }
  const std::vector<double> reference(m.referenceNs.begin(), m.referenceNs.end());
  m.timeNs = median(times);
  m.timeInterval = medianInterval(times);
  m.referenceTimeNs = median(reference);
  if (!m.timeNs || !m.referenceTimeNs || *m.timeNs <= 0)
    return;
  m.speedup = *m.referenceTimeNs / *m.timeNs;
  m.speedupInterval = ratioInterval(reference, times);

  auto flag = [&](const char *name) { m.result.flags.push_back(name); };
  const auto [slow, fast] = std::minmax_element(medians.begin(), medians.end());
  const auto [least, most] = std::minmax_element(reference.begin(), reference.end());
  if (m.timeInterval &&
      m.timeInterval->second - m.timeInterval->first > 2 * kWideInterval * *m.timeNs)
    flag("wide_interval");
  if (*fast - *slow > kWorkersDiffer * *m.timeNs)
    flag("workers_differ");
  if (*m.timeNs < kResolutionNs)
    flag("below_resolution");
  if (*most - *least > kReferenceSpread * *m.referenceTimeNs)
    flag("reference_spread");
}

Json toJson(const Measurement &m) {
  Json json;
  json["schema"] = kMeasurementSchema;
  json["task"] = m.task;
  json["author"] = m.author;
  json["size"] = m.size;
  json["machine"] = {
      {"id", m.machine.id},
      {"gpu", textOrNull(m.machine.gpu)},
      {"driver", textOrNull(m.machine.driver)},
      {"cuda", textOrNull(m.machine.cuda)},
      {"cpu", textOrNull(m.machine.cpu)},
      {"cores", m.machine.cores},
      {"clocks", {{"sm_mhz", orNull(m.machine.smMhz)}, {"mem_mhz", orNull(m.machine.memMhz)}}}};
  json["source_sha256"] = m.sourceSha256;
  json["build"] = {{"command", m.build.command},
                   {"ok", m.build.verdict == BuildVerdict::Ok},
                   {"seconds", std::round(m.build.seconds * 1000) / 1000},
                   {"log", m.build.log}};
  const std::size_t trials = m.result.trialsNs.empty() ? 0 : m.result.trialsNs.front().size();
  json["protocol"] = {{"name", m.protocol.name},
                      {"workers", m.result.trialsNs.size()},
                      {"warmups", m.result.warmups},
                      {"trials", trials},
                      {"pairs", m.pairs},
                      {"seed_kind", m.seedKind}};
  json["isolation"] = m.result.isolation;
  json["outcome"] = outcomeName(m.result.outcome);
  json["reason"] = m.result.reason;
  std::vector<std::string> flags = m.result.flags;
  std::sort(flags.begin(), flags.end());
  json["flags"] = flags;
  json["trials_ns"] = m.result.trialsNs;
  json["first_call_ns"] = m.result.firstCallNs;
  json["reference_ns"] = m.referenceNs;
  json["time_ns"] = rounded(m.timeNs);
  json["time_ci_ns"] =
      m.timeInterval
          ? Json::array({rounded(m.timeInterval->first), rounded(m.timeInterval->second)})
          : Json(nullptr);
  json["reference_time_ns"] = rounded(m.referenceTimeNs);
  json["speedup"] = m.speedup ? significant(*m.speedup) : Json(nullptr);
  json["speedup_ci"] = m.speedupInterval ? Json::array({significant(m.speedupInterval->first),
                                                        significant(m.speedupInterval->second)})
                                         : Json(nullptr);
  return json;
}

} // namespace accelscope::evaluator
