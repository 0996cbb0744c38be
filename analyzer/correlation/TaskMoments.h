// Fixed-effects estimates under task weights, without touching the rows again.
#pragma once

#include "analyzer/correlation/Panel.h"

namespace accelscope::correlation {

/// Generalised inverse of a symmetric positive semi-definite matrix; eigenvalues below 1e-10 of the
/// greatest count as zero (author dummies are collinear with the task effects by design).
Eigen::MatrixXd pseudoInverse(const Eigen::MatrixXd &matrix);

/// Cross products of author dummies, strategies and y inside each task, after taking out the task
/// mean. Any resample or leave-out of whole tasks is a weighted sum of them, so that one bootstrap
/// replicate costs O(tasks (authors^2 + authors strategies)) whatever the number of rows.
class TaskMoments {
public:
  /// `panel` as dropSingletons() returns it.
  explicit TaskMoments(const Panel &panel);

  struct Solution {
    Eigen::VectorXd gamma;        ///< one log effect per strategy, 0 where not identified
    std::vector<char> identified; ///< x varies beyond what task and author say of it
  };

  /// The estimates when task t counts `weights[t]` times (each copy with its own task effect).
  Solution solve(const std::vector<double> &weights) const;

  int tasks() const { return int(perTask_.size()); }
  int strategies() const { return strategies_; }

private:
  struct Moments {
    Eigen::MatrixXd authorAuthor, authorX;
    Eigen::VectorXd authorY, xx, xy;
  };
  std::vector<Moments> perTask_;
  int authors_, strategies_;
};

} // namespace accelscope::correlation
