#include "analyzer/correlation/WildBootstrap.h"
#include "analyzer/correlation/FixedEffects.h"
#include "analyzer/correlation/Random.h"

#include <array>
#include <cmath>

namespace accelscope::correlation {
namespace {

constexpr int kWebbBelow = 10;
constexpr double kTieTolerance = 1e-9;

/// |t| of the strategy x~ in residuals that are already orthogonal to task and author. The CR1
/// factor depends on neither, so it cancels in the comparison and is left out.
double absoluteT(const Eigen::VectorXd &x, const Eigen::VectorXd &y, const std::vector<int> &task,
                 int tasks) {
  const double xx = x.squaredNorm(), gamma = x.dot(y) / xx;
  std::vector<double> score(tasks, 0.0);
  for (Eigen::Index i = 0; i < x.size(); ++i)
    score[task[i]] += x[i] * (y[i] - gamma * x[i]);
  double meat = 0;
  for (double s : score)
    meat += s * s;
  return meat > 0 ? std::fabs(gamma) * xx / std::sqrt(meat)
                  : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

std::optional<double> wildClusterP(const Panel &panel, int k, int draws, uint64_t seed) {
  const int tasks = countOf(panel.task);
  if (tasks < 2)
    return std::nullopt;
  Eigen::MatrixXd columns(panel.rows(), 2);
  columns << panel.y, panel.x.col(k);
  const Eigen::MatrixXd residuals = demeanTwoWay(columns, panel.task, panel.author);
  const Eigen::VectorXd e = residuals.col(0), x = residuals.col(1);
  if (x.squaredNorm() <= 1e-12)
    return std::nullopt;
  const double observed = absoluteT(x, e, panel.task, tasks);
  if (std::isnan(observed))
    return std::nullopt;

  const bool enumerate = tasks >= kWebbBelow && tasks < kFewTasks;
  const int total = enumerate ? 1 << tasks : draws;
  const std::array<double, 6> webb = {-std::sqrt(1.5), -1, -std::sqrt(0.5),
                                      std::sqrt(0.5),  1,  std::sqrt(1.5)};
  int extreme = 0;
  std::vector<double> factor(tasks);
  for (int b = 0; b < total; ++b) {
    CounterRandom random(seed, kPurposeWildBootstrap, uint64_t(b));
    for (int t = 0; t < tasks; ++t)
      factor[t] = enumerate            ? ((b >> t & 1) ? 1.0 : -1.0)
                  : tasks < kWebbBelow ? webb[random.below(6)]
                                       : (random.below(2) ? 1.0 : -1.0);
    Eigen::VectorXd drawn = e;
    for (Eigen::Index i = 0; i < drawn.size(); ++i)
      drawn[i] *= factor[panel.task[i]];
    const double t = absoluteT(x, demeanTwoWay(drawn, panel.task, panel.author), panel.task, tasks);
    // An undefined t (no residual left) is no evidence against the strategy's absence.
    extreme += std::isnan(t) || t >= observed * (1 - kTieTolerance);
  }
  return enumerate ? double(extreme) / total : (1.0 + extreme) / (1.0 + total);
}

} // namespace accelscope::correlation
