#include "analyzer/correlation/Bootstrap.h"
#include "analyzer/correlation/Distributions.h"
#include "analyzer/correlation/Parallel.h"
#include "analyzer/correlation/Random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace accelscope::correlation {
namespace {

constexpr int kMaxAttempts = 20;
constexpr double kMaxRedrawShare = 0.05;

} // namespace

Interval percentileInterval(std::vector<double> &replicates) {
  std::sort(replicates.begin(), replicates.end());
  return {sortedQuantile(replicates, 0.025), sortedQuantile(replicates, 0.975)};
}

Interval bcaInterval(const std::vector<double> &sorted, double estimate,
                     const std::vector<double> &jackknife) {
  const Interval plain{sortedQuantile(sorted, 0.025), sortedQuantile(sorted, 0.975)};
  // Ties count half, so that a discrete distribution gets no spurious bias correction.
  const auto range = std::equal_range(sorted.begin(), sorted.end(), estimate);
  const double below =
      double(range.first - sorted.begin()) + 0.5 * double(range.second - range.first);
  const double share = below / double(sorted.size());
  if (share <= 0 || share >= 1 || jackknife.size() < 2)
    return plain;
  const double mean =
      std::accumulate(jackknife.begin(), jackknife.end(), 0.0) / double(jackknife.size());
  double squares = 0, cubes = 0;
  for (double value : jackknife) {
    squares += std::pow(mean - value, 2);
    cubes += std::pow(mean - value, 3);
  }
  const double z0 = normalQuantile(share);
  const double a = squares > 0 ? cubes / (6 * std::pow(squares, 1.5)) : 0;
  auto level = [&](double z) { return normalCdf(z0 + (z0 + z) / (1 - a * (z0 + z))); };
  const double z = normalQuantile(0.975);
  if (1 - a * (z0 - z) <= 0 || 1 - a * (z0 + z) <= 0)
    return plain;
  return {sortedQuantile(sorted, level(-z)), sortedQuantile(sorted, level(z))};
}

std::vector<double> drawTasks(int tasks, uint64_t seed, uint64_t purpose, int b, int attempt) {
  CounterRandom random(seed, purpose, uint64_t(b), uint64_t(attempt));
  std::vector<double> weights(tasks, 0.0);
  for (int i = 0; i < tasks; ++i)
    weights[random.below(uint32_t(tasks))] += 1;
  return weights;
}

std::vector<EffectBootstrap> bootstrapEffects(const TaskMoments &moments, int replicates,
                                              uint64_t seed, int threads) {
  const int tasks = moments.tasks(), strategies = moments.strategies();
  std::vector<EffectBootstrap> results(strategies);
  if (tasks < 2 || replicates < 1)
    return results;
  const TaskMoments::Solution whole = moments.solve(std::vector<double>(tasks, 1.0));
  constexpr double missing = std::numeric_limits<double>::quiet_NaN();
  Eigen::MatrixXd gamma = Eigen::MatrixXd::Constant(replicates, strategies, missing);
  Eigen::MatrixXi redraws = Eigen::MatrixXi::Zero(replicates, strategies);
  parallelFor(replicates, threads, [&](int b) {
    for (int attempt = 0; attempt <= kMaxAttempts; ++attempt) {
      const auto solution = moments.solve(drawTasks(tasks, seed, kPurposeBootstrap, b, attempt));
      bool complete = true;
      for (int k = 0; k < strategies; ++k) {
        if (!whole.identified[k] || !std::isnan(gamma(b, k)))
          continue;
        if (solution.identified[k]) {
          gamma(b, k) = solution.gamma[k];
        } else {
          ++redraws(b, k);
          complete = false;
        }
      }
      if (complete)
        break;
    }
  });

  Eigen::MatrixXd without = Eigen::MatrixXd::Constant(tasks, strategies, missing);
  parallelFor(tasks, threads, [&](int t) {
    std::vector<double> weights(tasks, 1.0);
    weights[t] = 0;
    const auto solution = moments.solve(weights);
    for (int k = 0; k < strategies; ++k)
      if (solution.identified[k])
        without(t, k) = solution.gamma[k];
  });

  for (int k = 0; k < strategies; ++k) {
    EffectBootstrap &result = results[k];
    result.withoutTask.assign(without.col(k).data(), without.col(k).data() + tasks);
    if (!whole.identified[k])
      continue;
    result.redraws = redraws.col(k).sum();
    std::vector<double> values;
    for (int b = 0; b < replicates; ++b)
      if (!std::isnan(gamma(b, k)))
        values.push_back(gamma(b, k));
    result.replicates = int(values.size());
    if (result.replicates < replicates || result.redraws > kMaxRedrawShare * replicates)
      continue;
    result.available = true;
    result.percentile = percentileInterval(values);
    std::vector<double> jackknife;
    for (double value : result.withoutTask)
      if (!std::isnan(value))
        jackknife.push_back(value);
    result.bca = bcaInterval(values, whole.gamma[k], jackknife);
  }
  return results;
}

} // namespace accelscope::correlation
