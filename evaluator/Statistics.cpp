#include "evaluator/Statistics.h"

#include <algorithm>
#include <cmath>

namespace accelscope::evaluator {

std::optional<double> median(std::vector<double> samples) {
  if (samples.empty())
    return std::nullopt;
  std::sort(samples.begin(), samples.end());
  const std::size_t half = samples.size() / 2;
  return samples.size() % 2 ? samples[half] : (samples[half - 1] + samples[half]) / 2;
}

std::optional<std::pair<std::size_t, std::size_t>> medianRanks(std::size_t n, double confidence) {
  // The tail below rank l is P(Binomial(n, 1/2) <= l - 1); both tails together may take
  // 1 - confidence.
  const double allowed = (1 - confidence) / 2;
  double tail = 0;
  std::size_t rank = 0;
  for (std::size_t i = 0; 2 * i < n; ++i) {
    const double logTerm =
        std::lgamma(static_cast<double>(n) + 1) - std::lgamma(static_cast<double>(i) + 1) -
        std::lgamma(static_cast<double>(n - i) + 1) - static_cast<double>(n) * std::log(2.0);
    tail += std::exp(logTerm);
    if (tail > allowed * (1 + 1e-12))
      break;
    rank = i + 1;
  }
  if (rank == 0)
    return std::nullopt;
  return std::pair{rank, n + 1 - rank};
}

std::optional<std::pair<double, double>> medianInterval(std::vector<double> samples,
                                                        double confidence) {
  const auto ranks = medianRanks(samples.size(), confidence);
  if (!ranks)
    return std::nullopt;
  std::sort(samples.begin(), samples.end());
  return std::pair{samples[ranks->first - 1], samples[ranks->second - 1]};
}

std::optional<std::pair<double, double>> ratioInterval(const std::vector<double> &reference,
                                                       const std::vector<double> &time) {
  const double each = std::sqrt(0.95);
  auto top = medianInterval(reference, each);
  if (!top && !reference.empty()) {
    const auto [least, most] = std::minmax_element(reference.begin(), reference.end());
    top = std::pair{*least, *most};
  }
  const auto bottom = medianInterval(time, each);
  if (!top || !bottom || bottom->first <= 0)
    return std::nullopt;
  return std::pair{top->first / bottom->second, top->second / bottom->first};
}

} // namespace accelscope::evaluator
