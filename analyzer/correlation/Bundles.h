// Strategies that are used together so much that the data cannot tell them apart.
#pragma once

#include <Eigen/Core>
#include <vector>

namespace accelscope::correlation {

/// Average-linkage clustering (Sokal and Michener 1958) of `association`, a symmetric matrix of
/// absolute correlations: two clusters merge while the mean distance 1 - |rho| between their
/// members is at most `cutoff`. Ties go to the pair with the lowest indices. Clusters are sorted by
/// their first member, members ascending.
std::vector<std::vector<int>> averageLinkage(const Eigen::MatrixXd &association, double cutoff);

/// Order of the leaves when the same clustering is carried on to one cluster: neighbours are alike.
std::vector<int> clusteredOrder(const Eigen::MatrixXd &association);

/// Variance inflation 1 / (1 - R^2) of each variable given the others: the diagonal of the inverse
/// of their correlation matrix. Infinite where the matrix is singular or not positive definite.
std::vector<double> varianceInflation(const Eigen::MatrixXd &correlation);

} // namespace accelscope::correlation
