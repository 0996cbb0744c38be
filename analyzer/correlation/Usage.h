// How often strategies occur, alone, together and in winning solutions.
#pragma once

#include "analyzer/correlation/Dataset.h"

#include <Eigen/Core>

namespace accelscope::correlation {

/// Counts over measured, labelled cells, passing or not; cells whose verdict is unclear or that
/// were not examined count on neither side.
struct Frequency {
  int present = 0, absent = 0, unclear = 0, notExamined = 0;
  std::vector<int> presentByAuthor, knownByAuthor;

  int known() const { return present + absent; }
};
Frequency frequencyOf(const Dataset &data, int strategy);

/// The study's selectivity: share of tasks whose fastest passing solution uses the strategy, over
/// the share of passing solutions that do. It restates speed (the winner is the fastest), so it is
/// no second line of evidence.
struct WinnerShare {
  int tasks = 0;     ///< tasks whose fastest passing labelled solution has a known verdict
  int winners = 0;   ///< of these, winners that use it
  int solutions = 0; ///< passing solutions with a known verdict
  int users = 0;

  double winnerShare() const { return tasks ? double(winners) / tasks : 0; }
  double randomShare() const { return solutions ? double(users) / solutions : 0; }
};
WinnerShare winnerShareOf(const Dataset &data, int strategy);

/// Pairs of strategies over the cells in which both verdicts are known.
struct CoOccurrence {
  Eigen::MatrixXi both;   ///< cells with P and Q; the diagonal holds cells with P
  Eigen::MatrixXi either; ///< cells with P or Q
  Eigen::MatrixXi first;  ///< (P, Q): cells with P among those where Q is known
  Eigen::MatrixXi known;  ///< cells where both are known

  double jaccard(int p, int q) const;
  /// Pr(Q | P), or 0 when P never occurs.
  double conditional(int q, int p) const;
  /// Phi coefficient: association corrected for base rates; 0 when one of them is constant.
  double phi(int p, int q) const;
};
CoOccurrence coOccurrenceOf(const Dataset &data);

} // namespace accelscope::correlation
