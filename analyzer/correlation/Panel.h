// The rectangle that every estimator works on: one row per solution.
#pragma once

#include <Eigen/Core>
#include <vector>

namespace accelscope::correlation {

/// Rows sorted by task. `y` is the natural logarithm of the speedup, so that within a task the
/// reference time cancels; a column of `x` holds one strategy (0 or 1) or the share of a bundle's
/// members that is present (0..1).
struct Panel {
  std::vector<int> task, author; ///< any non-negative numbers; only equality matters
  Eigen::VectorXd y;
  Eigen::MatrixXd x;

  int rows() const { return int(task.size()); }
};

/// The rows of `panel` that are named, in the given order.
Panel selectRows(const Panel &panel, const std::vector<int> &rows);

/// Drops tasks with a single row, which carry no information within a task, and renumbers tasks and
/// authors from 0 without gaps. `keptRows`, if given, receives the indices of the rows kept.
Panel dropSingletons(const Panel &panel, std::vector<int> *keptRows = nullptr);

/// Start row of each run of equal tasks, with rows() appended.
std::vector<int> taskStarts(const Panel &panel);

/// 1 + the greatest entry, 0 for none.
int countOf(const std::vector<int> &ids);

} // namespace accelscope::correlation
