#include "analyzer/correlation/Permutation.h"
#include "analyzer/correlation/FixedEffects.h"
#include "analyzer/correlation/Parallel.h"
#include "analyzer/correlation/Random.h"
#include "analyzer/correlation/TaskMoments.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace accelscope::correlation {
namespace {

/// Permutations are worked off in blocks of fixed size, so that the matrix products, and with them
/// the last bits of the statistics, are the same for any number of threads.
constexpr int kBlock = 32;
constexpr double kTieTolerance = 1e-12;

struct Prepared {
  std::vector<int> local;    ///< row of the whole panel -> row of the group, or -1
  Eigen::MatrixXd direction; ///< x~ / |x~|, transposed: strategies x rows
  std::vector<char> usable;  ///< |x~| > 0
  Eigen::VectorXd residual;  ///< e = M_Z y
  Eigen::MatrixXd authorInverse;
  Eigen::VectorXd observed; ///< r_0
  double residualNorm2 = 0;
};

Prepared prepare(const PermutationGroup &group, int wholeRows) {
  const Panel &panel = group.panel;
  Prepared out;
  out.local.assign(wholeRows, -1);
  for (std::size_t i = 0; i < group.rows.size(); ++i)
    out.local[group.rows[i]] = int(i);
  Eigen::MatrixXd columns(panel.rows(), 1 + panel.x.cols());
  columns << panel.y, panel.x;
  const Eigen::MatrixXd residuals = demeanTwoWay(columns, panel.task, panel.author);
  out.residual = residuals.col(0);
  out.residualNorm2 = out.residual.squaredNorm();
  out.direction = residuals.rightCols(panel.x.cols()).transpose();
  out.usable.assign(panel.x.cols(), 0);
  for (Eigen::Index k = 0; k < out.direction.rows(); ++k) {
    const double norm = out.direction.row(k).norm();
    const double scale = panel.x.col(k).norm();
    if (norm > 1e-6 * scale && out.residualNorm2 > 0) {
      out.usable[k] = 1;
      out.direction.row(k) /= norm;
    }
  }
  out.observed =
      (out.direction * out.residual).cwiseAbs() / std::sqrt(std::max(out.residualNorm2, 1e-300));

  const int authors = countOf(panel.author);
  Eigen::MatrixXd laplacian = Eigen::MatrixXd::Zero(authors, authors);
  const std::vector<int> starts = taskStarts(panel);
  for (std::size_t t = 0; t + 1 < starts.size(); ++t) {
    Eigen::VectorXd counts = Eigen::VectorXd::Zero(authors);
    for (int i = starts[t]; i < starts[t + 1]; ++i)
      counts[panel.author[i]] += 1;
    laplacian -= counts * counts.transpose() / double(starts[t + 1] - starts[t]);
    laplacian.diagonal() += counts;
  }
  out.authorInverse = pseudoInverse(laplacian);
  return out;
}

/// Orders of all rows of one replicate: within each task a uniform permutation of its rows.
void drawOrder(const std::vector<int> &starts, uint64_t seed, int b, std::vector<int> &order) {
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t t = 0; t + 1 < starts.size(); ++t) {
    CounterRandom random(seed, kPurposePermutation, uint64_t(b), t);
    random.shuffle(order.data() + starts[t], std::size_t(starts[t + 1] - starts[t]));
  }
}

/// |x~' e_b| / (|x~| |M_Z e_b|) for a block of shuffles. Shuffled residuals still sum to zero in
/// every task, so only the author part of M_Z is left to take out, and only its norm is needed.
Eigen::MatrixXd statistics(const Prepared &group, const Panel &panel,
                           const Eigen::MatrixXd &shuffled) {
  Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(group.authorInverse.rows(), shuffled.cols());
  for (int i = 0; i < panel.rows(); ++i)
    sums.row(panel.author[i]) += shuffled.row(i);
  const Eigen::RowVectorXd explained =
      sums.cwiseProduct(group.authorInverse * sums).colwise().sum();
  const Eigen::RowVectorXd norm =
      (group.residualNorm2 - explained.array()).max(1e-300).sqrt().matrix();
  return (group.direction * shuffled).cwiseAbs().array().rowwise() / norm.array();
}

} // namespace

std::vector<std::vector<PermutationResult>>
permutationTests(const Panel &whole, const std::vector<PermutationGroup> &groups, int permutations,
                 uint64_t seed, int threads) {
  std::vector<Prepared> prepared;
  std::vector<std::vector<PermutationResult>> results;
  for (const PermutationGroup &group : groups) {
    prepared.push_back(prepare(group, whole.rows()));
    results.emplace_back(group.panel.x.cols());
  }
  const std::vector<int> starts = taskStarts(whole);
  const int blocks = (permutations + kBlock - 1) / kBlock;
  struct Counts {
    std::vector<std::vector<int>> single, family;
  };
  std::vector<Counts> counts(blocks);
  parallelFor(blocks, threads, [&](int block) {
    const int first = block * kBlock, size = std::min(kBlock, permutations - first);
    std::vector<Eigen::MatrixXd> shuffled;
    for (const Prepared &group : prepared)
      shuffled.emplace_back(group.residual.size(), size);
    std::vector<int> order(whole.rows());
    for (int b = 0; b < size; ++b) {
      drawOrder(starts, seed, first + b, order);
      for (std::size_t g = 0; g < groups.size(); ++g) {
        // Rows of a group stand in the same order as in the whole panel, task by task, so the
        // induced order is written from left to right.
        Eigen::Index next = 0;
        for (int row : order)
          if (const int from = prepared[g].local[row]; from >= 0)
            shuffled[g](next++, b) = prepared[g].residual[from];
      }
    }
    std::vector<Eigen::MatrixXd> values;
    Eigen::RowVectorXd largest = Eigen::RowVectorXd::Zero(size);
    for (std::size_t g = 0; g < groups.size(); ++g) {
      values.push_back(statistics(prepared[g], groups[g].panel, shuffled[g]));
      for (Eigen::Index k = 0; k < values[g].rows(); ++k)
        if (prepared[g].usable[k])
          largest = largest.cwiseMax(values[g].row(k));
    }
    Counts &count = counts[block];
    for (std::size_t g = 0; g < groups.size(); ++g) {
      const Eigen::Index columns = values[g].rows();
      count.single.emplace_back(columns, 0);
      count.family.emplace_back(columns, 0);
      for (Eigen::Index k = 0; k < columns; ++k) {
        const double threshold = prepared[g].observed[k] - kTieTolerance;
        count.single[g][k] = int((values[g].row(k).array() >= threshold).count());
        count.family[g][k] = int((largest.array() >= threshold).count());
      }
    }
  });
  for (std::size_t g = 0; g < groups.size(); ++g)
    for (std::size_t k = 0; k < results[g].size(); ++k) {
      if (!prepared[g].usable[k])
        continue;
      int single = 0, family = 0;
      for (const Counts &count : counts) {
        single += count.single[g][k];
        family += count.family[g][k];
      }
      results[g][k] = {(1.0 + single) / (permutations + 1.0), (1.0 + family) / (permutations + 1.0),
                       true};
    }
  return results;
}

} // namespace accelscope::correlation
