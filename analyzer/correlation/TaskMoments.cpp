#include "analyzer/correlation/TaskMoments.h"

#include <Eigen/Eigenvalues>

namespace accelscope::correlation {

Eigen::MatrixXd pseudoInverse(const Eigen::MatrixXd &matrix) {
  if (matrix.rows() == 0)
    return matrix;
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(matrix);
  const Eigen::VectorXd &values = solver.eigenvalues();
  const double threshold = 1e-10 * std::max(values.maxCoeff(), 0.0);
  Eigen::VectorXd inverse = Eigen::VectorXd::Zero(values.size());
  for (Eigen::Index i = 0; i < values.size(); ++i)
    if (values[i] > threshold)
      inverse[i] = 1 / values[i];
  return solver.eigenvectors() * inverse.asDiagonal() * solver.eigenvectors().transpose();
}

TaskMoments::TaskMoments(const Panel &panel)
    : authors_(countOf(panel.author)), strategies_(int(panel.x.cols())) {
  const std::vector<int> starts = taskStarts(panel);
  for (std::size_t t = 0; t + 1 < starts.size(); ++t) {
    const int first = starts[t], n = starts[t + 1] - first;
    Eigen::MatrixXd dummies = Eigen::MatrixXd::Zero(n, authors_);
    for (int i = 0; i < n; ++i)
      dummies(i, panel.author[first + i]) = 1;
    const Eigen::MatrixXd x =
        panel.x.middleRows(first, n).rowwise() - panel.x.middleRows(first, n).colwise().mean();
    const Eigen::VectorXd y = panel.y.segment(first, n).array() - panel.y.segment(first, n).mean();
    const Eigen::RowVectorXd counts = dummies.colwise().sum();
    Moments m;
    m.authorAuthor = -counts.transpose() * counts / n;
    m.authorAuthor.diagonal() += counts.transpose();
    m.authorX = dummies.transpose() * x;
    m.authorY = dummies.transpose() * y;
    m.xx = x.colwise().squaredNorm().transpose();
    m.xy = x.transpose() * y;
    perTask_.push_back(std::move(m));
  }
}

TaskMoments::Solution TaskMoments::solve(const std::vector<double> &weights) const {
  Eigen::MatrixXd authorAuthor = Eigen::MatrixXd::Zero(authors_, authors_);
  Eigen::MatrixXd authorX = Eigen::MatrixXd::Zero(authors_, strategies_);
  Eigen::VectorXd authorY = Eigen::VectorXd::Zero(authors_);
  Eigen::VectorXd xx = Eigen::VectorXd::Zero(strategies_), xy = xx;
  for (std::size_t t = 0; t < perTask_.size(); ++t) {
    const double w = weights[t];
    if (w == 0)
      continue;
    const Moments &m = perTask_[t];
    authorAuthor += w * m.authorAuthor;
    authorX += w * m.authorX;
    authorY += w * m.authorY;
    xx += w * m.xx;
    xy += w * m.xy;
  }
  const Eigen::MatrixXd projected = pseudoInverse(authorAuthor) * authorX;
  Solution solution{Eigen::VectorXd::Zero(strategies_), std::vector<char>(strategies_, 0)};
  for (int k = 0; k < strategies_; ++k) {
    const double residual = xx[k] - projected.col(k).dot(authorX.col(k));
    if (!(residual > 1e-8 * xx[k]) || xx[k] <= 0)
      continue;
    solution.identified[k] = 1;
    solution.gamma[k] = (xy[k] - projected.col(k).dot(authorY)) / residual;
  }
  return solution;
}

} // namespace accelscope::correlation
