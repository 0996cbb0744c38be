#include "analyzer/correlation/FixedEffects.h"
#include "analyzer/correlation/Distributions.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace accelscope::correlation {
namespace {

constexpr double kTolerance = 1e-10;
constexpr int kMaxSweeps = 100000;

/// Subtracts group means from every column and returns the greatest mean subtracted.
double subtractMeans(Eigen::MatrixXd &values, const std::vector<int> &group,
                     const std::vector<double> &sizes) {
  double largest = 0;
  std::vector<double> mean(sizes.size());
  for (Eigen::Index c = 0; c < values.cols(); ++c) {
    std::fill(mean.begin(), mean.end(), 0);
    for (std::size_t i = 0; i < group.size(); ++i)
      mean[group[i]] += values(Eigen::Index(i), c);
    for (std::size_t g = 0; g < mean.size(); ++g)
      if (sizes[g] > 0) {
        mean[g] /= sizes[g];
        largest = std::max(largest, std::fabs(mean[g]));
      }
    for (std::size_t i = 0; i < group.size(); ++i)
      values(Eigen::Index(i), c) -= mean[group[i]];
  }
  return largest;
}

std::vector<double> sizesOf(const std::vector<int> &group) {
  std::vector<double> sizes(countOf(group), 0.0);
  for (int g : group)
    sizes[g] += 1;
  return sizes;
}

} // namespace

Eigen::MatrixXd demeanTwoWay(const Eigen::MatrixXd &columns, const std::vector<int> &task,
                             const std::vector<int> &author) {
  Eigen::MatrixXd values = columns;
  const std::vector<double> taskSizes = sizesOf(task), authorSizes = sizesOf(author);
  subtractMeans(values, task, taskSizes);
  for (int sweep = 0; sweep < kMaxSweeps; ++sweep) {
    const double moved = subtractMeans(values, author, authorSizes);
    if (std::max(moved, subtractMeans(values, task, taskSizes)) < kTolerance)
      return values;
  }
  throw std::runtime_error("the task and author effects could not be separated in " +
                           std::to_string(kMaxSweeps) +
                           " sweeps: authors share almost no task; analyse fewer authors");
}

FixedEffectsFit fitFixedEffects(const Panel &panel, int k) {
  FixedEffectsFit fit;
  fit.rows = panel.rows();
  fit.tasks = countOf(panel.task);
  fit.authors = countOf(panel.author);
  if (fit.rows < 2)
    return fit;
  Eigen::MatrixXd columns(fit.rows, 2);
  columns << panel.y, panel.x.col(k);
  const Eigen::MatrixXd residuals = demeanTwoWay(columns, panel.task, panel.author);
  const auto y = residuals.col(0), x = residuals.col(1);
  const double xx = x.squaredNorm();
  const double total = (columns.col(1).array() - columns.col(1).mean()).square().sum();
  if (total <= 0 || xx <= 1e-9 * total)
    return fit;
  fit.identified = true;
  fit.explained = 1 - xx / total;
  fit.gamma = x.dot(y) / xx;
  const Eigen::VectorXd e = y - fit.gamma * x;

  std::vector<double> weight(fit.tasks, 0.0), score(fit.tasks, 0.0);
  for (int i = 0; i < fit.rows; ++i) {
    weight[panel.task[i]] += x[i] * x[i];
    score[panel.task[i]] += x[i] * e[i];
  }
  double sumSquares = 0, meat = 0;
  for (int t = 0; t < fit.tasks; ++t) {
    sumSquares += weight[t] * weight[t];
    meat += score[t] * score[t];
  }
  fit.effectiveTasks = xx * xx / sumSquares;
  fit.largestShare = *std::max_element(weight.begin(), weight.end()) / xx;
  const int parameters = fit.authors + 1;
  if (fit.tasks < 2 || fit.rows <= parameters)
    return fit;
  const double factor =
      double(fit.tasks) / (fit.tasks - 1) * double(fit.rows - 1) / (fit.rows - parameters);
  fit.standardError = std::sqrt(factor * meat) / xx;
  if (fit.effectiveTasks - 1 > 1e-9) {
    const double half = tQuantile(0.975, fit.effectiveTasks - 1) * fit.standardError;
    fit.ciLow = fit.gamma - half;
    fit.ciHigh = fit.gamma + half;
  }
  return fit;
}

} // namespace accelscope::correlation
