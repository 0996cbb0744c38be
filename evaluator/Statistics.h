#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace accelscope::evaluator {

/// Median of the samples; the mean of the middle two for an even count. Empty: nullopt.
std::optional<double> median(std::vector<double> samples);

/// Ranks (1-based) of the order statistics that bound the median with at least `confidence`:
/// the largest l with sum over i in [l, n-l] of C(n,i)/2^n >= confidence, and n+1-l.
/// Exact and free of any assumption on the distribution; nullopt when n is too small (n < 6 at
/// 95%).
std::optional<std::pair<std::size_t, std::size_t>> medianRanks(std::size_t n,
                                                               double confidence = 0.95);

/// The interval of the samples at medianRanks; nullopt when there is none.
std::optional<std::pair<double, double>> medianInterval(std::vector<double> samples,
                                                        double confidence = 0.95);

/// Interval of reference / time from the two medians' intervals, each at the confidence
/// sqrt(0.95), so that both hold together with at least 95% (they are measured independently).
/// A reference with too few samples for that (fewer than 7; it can take seconds a run) is
/// represented by its range, which then bounds its median with less than that confidence.
/// nullopt when the times are too few.
std::optional<std::pair<double, double>> ratioInterval(const std::vector<double> &reference,
                                                       const std::vector<double> &time);

} // namespace accelscope::evaluator
