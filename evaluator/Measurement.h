#pragma once

#include "evaluator/Cell.h"
#include "evaluator/Machine.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace accelscope::evaluator {

constexpr const char *kMeasurementSchema = "accelscope.measurement/1";

/// One record: a solution of one task at one size.
struct Measurement {
  std::string task, author, size;
  Machine machine;
  std::string sourceSha256;
  BuildResult build;
  Protocol protocol;
  int pairs = 0;
  std::string seedKind;
  CellResult result;
  std::vector<std::int64_t> referenceNs;

  // Aggregates, set by summarise.
  std::optional<double> timeNs, referenceTimeNs, speedup;
  std::optional<std::pair<double, double>> timeInterval, speedupInterval;
};

/// Sets the aggregates from the raw samples, for outcome ok only, and adds the flags that follow
/// from them: wide_interval, workers_differ, below_resolution, reference_spread.
/// Medians and the exact 95% interval of the pooled samples; the speed-up's interval joins the
/// interval of the time with that of the reference (its range, when it has too few samples).
void summarise(Measurement &measurement);

/// The record, fields in their documented order; evaluator/measurement.schema.json describes it.
nlohmann::ordered_json toJson(const Measurement &measurement);

} // namespace accelscope::evaluator
