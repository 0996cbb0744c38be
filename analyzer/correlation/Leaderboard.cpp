#include "analyzer/correlation/Leaderboard.h"
#include "analyzer/correlation/Parallel.h"
#include "analyzer/correlation/Random.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace accelscope::correlation {
namespace {

constexpr double kMaxUndefinedShare = 0.05;
constexpr std::size_t kMetrics = 5 + kFastThresholds.size();
using Metrics = std::array<double, kMetrics>; // NaN: not defined

struct Attempted {
  int task;
  bool passed;
  double logSpeedup, logBest;
};

Metrics metricsOf(const std::vector<Attempted> &attempts, const std::vector<double> &weights) {
  constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
  double n = 0, passed = 0, sum = 0, sumAll = 0, inverse = 0, par = 0;
  std::array<double, kFastThresholds.size()> fast{};
  for (const Attempted &a : attempts) {
    const double w = weights[a.task];
    n += w;
    inverse += w * (a.passed ? std::exp(-std::max(a.logSpeedup, 0.0)) : 1.0);
    if (!a.passed)
      continue;
    passed += w;
    sum += w * a.logSpeedup;
    sumAll += w * std::max(a.logSpeedup, 0.0);
    par += w * (a.logSpeedup - a.logBest);
    for (std::size_t i = 0; i < fast.size(); ++i)
      fast[i] += a.logSpeedup >= std::log(kFastThresholds[i]) ? w : 0;
  }
  Metrics m;
  m.fill(undefined);
  if (n > 0) {
    m[0] = passed / n;
    m[2] = std::exp(sumAll / n);
    m[3] = n / inverse;
    for (std::size_t i = 0; i < fast.size(); ++i)
      m[5 + i] = fast[i] / n;
  }
  if (passed > 0) {
    m[1] = std::exp(sum / passed);
    m[4] = std::exp(par / passed);
  }
  return m;
}

Estimate estimate(double value, std::vector<double> replicates, std::size_t total) {
  Estimate e;
  if (std::isnan(value))
    return e;
  e.defined = true;
  e.value = value;
  if (total > 0 && double(total - replicates.size()) <= kMaxUndefinedShare * double(total) &&
      !replicates.empty()) {
    e.hasInterval = true;
    e.interval = percentileInterval(replicates);
  }
  return e;
}

/// Resampling a share of 0 or 1 gives 0 or 1 for ever; there the exact binomial interval (Clopper
/// and Pearson 1934) says what so few tasks allow.
void widenDegenerateShare(Estimate &share, int n) {
  if (!share.hasInterval || share.interval.low != share.interval.high)
    return;
  const double bound = std::pow(0.025, 1.0 / n);
  if (share.value <= 0)
    share.interval = {0, 1 - bound};
  else if (share.value >= 1)
    share.interval = {bound, 1};
}

} // namespace

Leaderboard makeLeaderboard(const Dataset &data, int replicates, uint64_t seed, int threads) {
  const int tasks = int(data.tasks.size()), authors = int(data.authors.size());
  Leaderboard board;
  board.replicates = replicates;
  board.seed = seed;
  constexpr double none = -std::numeric_limits<double>::infinity();
  std::vector<double> best(tasks, none);
  for (const Cell &cell : data.cells)
    if (cell.passed)
      best[cell.task] = std::max(best[cell.task], cell.logSpeedup);
  for (int t = 0; t < tasks; ++t)
    if (best[t] == none)
      board.unsolvedTasks.push_back(data.tasks[t]);
  std::vector<std::vector<Attempted>> attempts(authors);
  for (const Cell &cell : data.cells)
    attempts[cell.author].push_back({cell.task, cell.passed, cell.logSpeedup, best[cell.task]});

  std::vector<std::vector<Metrics>> drawn(tasks > 1 ? replicates : 0,
                                          std::vector<Metrics>(authors));
  parallelFor(int(drawn.size()), threads, [&](int b) {
    const std::vector<double> weights = drawTasks(tasks, seed, kPurposeLeaderboard, b);
    for (int a = 0; a < authors; ++a)
      drawn[b][a] = metricsOf(attempts[a], weights);
  });

  const std::vector<double> once(tasks, 1.0);
  for (int a = 0; a < authors; ++a) {
    AuthorScore score;
    score.author = a;
    score.tasks = int(attempts[a].size());
    score.passed = int(std::count_if(attempts[a].begin(), attempts[a].end(),
                                     [](const Attempted &x) { return x.passed; }));
    const Metrics point = metricsOf(attempts[a], once);
    auto metric = [&](std::size_t i) {
      std::vector<double> values;
      for (const auto &replicate : drawn)
        if (!std::isnan(replicate[a][i]))
          values.push_back(replicate[a][i]);
      return estimate(point[i], std::move(values), drawn.size());
    };
    score.passRate = metric(0);
    score.geometricPassed = metric(1);
    score.geometricAll = metric(2);
    score.harmonic = metric(3);
    score.parGeometric = metric(4);
    for (std::size_t i = 0; i < kFastThresholds.size(); ++i)
      score.fast[i] = metric(5 + i);
    widenDegenerateShare(score.passRate, score.tasks);
    for (Estimate &share : score.fast)
      widenDegenerateShare(share, score.tasks);
    board.authors.push_back(std::move(score));
  }
  std::sort(board.authors.begin(), board.authors.end(),
            [](const AuthorScore &a, const AuthorScore &b) {
              return a.geometricAll.value != b.geometricAll.value
                         ? a.geometricAll.value > b.geometricAll.value
                         : a.author < b.author;
            });
  return board;
}

} // namespace accelscope::correlation
