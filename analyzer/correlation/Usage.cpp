#include "analyzer/correlation/Usage.h"

#include <cmath>

namespace accelscope::correlation {
namespace {

bool isKnown(Verdict verdict) { return verdict == Verdict::Present || verdict == Verdict::Absent; }

} // namespace

Frequency frequencyOf(const Dataset &data, int strategy) {
  Frequency f;
  f.presentByAuthor.assign(data.authors.size(), 0);
  f.knownByAuthor.assign(data.authors.size(), 0);
  for (std::size_t i = 0; i < data.cells.size(); ++i) {
    if (data.cells[i].label < 0)
      continue;
    const Verdict verdict = data.verdicts[i][strategy];
    f.present += verdict == Verdict::Present;
    f.absent += verdict == Verdict::Absent;
    f.unclear += verdict == Verdict::Unclear;
    f.notExamined += verdict == Verdict::NotExamined;
    f.presentByAuthor[data.cells[i].author] += verdict == Verdict::Present;
    f.knownByAuthor[data.cells[i].author] += isKnown(verdict);
  }
  return f;
}

WinnerShare winnerShareOf(const Dataset &data, int strategy) {
  WinnerShare share;
  std::vector<int> winner(data.tasks.size(), -1);
  for (std::size_t i = 0; i < data.cells.size(); ++i) {
    const Cell &cell = data.cells[i];
    if (!cell.passed || cell.label < 0)
      continue;
    int &best = winner[cell.task];
    if (best < 0 || cell.logSpeedup > data.cells[best].logSpeedup)
      best = int(i);
    if (isKnown(data.verdicts[i][strategy])) {
      ++share.solutions;
      share.users += data.verdicts[i][strategy] == Verdict::Present;
    }
  }
  for (int i : winner)
    if (i >= 0 && isKnown(data.verdicts[i][strategy])) {
      ++share.tasks;
      share.winners += data.verdicts[i][strategy] == Verdict::Present;
    }
  return share;
}

double CoOccurrence::jaccard(int p, int q) const {
  return either(p, q) ? double(both(p, q)) / either(p, q) : 0;
}

double CoOccurrence::conditional(int q, int p) const {
  return first(p, q) ? double(both(p, q)) / first(p, q) : 0;
}

double CoOccurrence::phi(int p, int q) const {
  const double n = known(p, q), a = first(p, q), b = first(q, p);
  const double variance = a * (n - a) * b * (n - b);
  return variance > 0 ? (n * both(p, q) - a * b) / std::sqrt(variance) : 0;
}

CoOccurrence coOccurrenceOf(const Dataset &data) {
  const auto n = Eigen::Index(data.strategies.size());
  CoOccurrence out;
  out.both = out.either = out.first = out.known = Eigen::MatrixXi::Zero(n, n);
  for (std::size_t i = 0; i < data.cells.size(); ++i) {
    if (data.cells[i].label < 0)
      continue;
    const std::vector<Verdict> &verdicts = data.verdicts[i];
    for (Eigen::Index p = 0; p < n; ++p) {
      if (!isKnown(verdicts[p]))
        continue;
      const bool hasP = verdicts[p] == Verdict::Present;
      for (Eigen::Index q = 0; q < n; ++q) {
        if (!isKnown(verdicts[q]))
          continue;
        const bool hasQ = verdicts[q] == Verdict::Present;
        ++out.known(p, q);
        out.both(p, q) += hasP && hasQ;
        out.either(p, q) += hasP || hasQ;
        out.first(p, q) += hasP;
      }
    }
  }
  return out;
}

} // namespace accelscope::correlation
