#include "analyzer/correlation/Bundles.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <limits>

namespace accelscope::correlation {
namespace {

double meanDistance(const Eigen::MatrixXd &association, const std::vector<int> &a,
                    const std::vector<int> &b) {
  double sum = 0;
  for (int i : a)
    for (int j : b)
      sum += 1 - association(i, j);
  return sum / double(a.size() * b.size());
}

std::vector<std::vector<int>> cluster(const Eigen::MatrixXd &association, double cutoff) {
  std::vector<std::vector<int>> clusters;
  for (int i = 0; i < int(association.rows()); ++i)
    clusters.push_back({i});
  while (clusters.size() > 1) {
    double least = std::numeric_limits<double>::infinity();
    std::size_t first = 0, second = 0;
    for (std::size_t i = 0; i < clusters.size(); ++i)
      for (std::size_t j = i + 1; j < clusters.size(); ++j)
        if (const double d = meanDistance(association, clusters[i], clusters[j]);
            d < least - 1e-12) {
          least = d;
          first = i;
          second = j;
        }
    if (least > cutoff)
      break;
    clusters[first].insert(clusters[first].end(), clusters[second].begin(), clusters[second].end());
    clusters.erase(clusters.begin() + std::ptrdiff_t(second));
  }
  return clusters;
}

} // namespace

std::vector<std::vector<int>> averageLinkage(const Eigen::MatrixXd &association, double cutoff) {
  std::vector<std::vector<int>> clusters = cluster(association, cutoff);
  for (auto &members : clusters)
    std::sort(members.begin(), members.end());
  std::sort(clusters.begin(), clusters.end());
  return clusters;
}

std::vector<int> clusteredOrder(const Eigen::MatrixXd &association) {
  const auto clusters = cluster(association, 2);
  return clusters.empty() ? std::vector<int>() : clusters.front();
}

std::vector<double> varianceInflation(const Eigen::MatrixXd &correlation) {
  const Eigen::Index n = correlation.rows();
  std::vector<double> inflation(n, std::numeric_limits<double>::infinity());
  if (n == 0)
    return inflation;
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(correlation);
  if (solver.eigenvalues().minCoeff() < 1e-9)
    return inflation;
  for (Eigen::Index i = 0; i < n; ++i)
    inflation[i] =
        (solver.eigenvectors().row(i).array().square() / solver.eigenvalues().transpose().array())
            .sum();
  return inflation;
}

} // namespace accelscope::correlation
