#include "analyzer/correlation/Correctness.h"
#include "analyzer/correlation/Distributions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace accelscope::correlation {
namespace {

std::map<int, std::vector<Attempt>> byTask(const std::vector<Attempt> &attempts) {
  std::map<int, std::vector<Attempt>> tasks;
  for (const Attempt &attempt : attempts)
    tasks[attempt.task].push_back(attempt);
  return tasks;
}

/// Mid-ranks from 1 (slowest or failed) upwards, in the order of `attempts`.
std::vector<double> midRanks(const std::vector<Attempt> &attempts) {
  auto value = [](const Attempt &a) {
    return a.passed ? a.logSpeedup : -std::numeric_limits<double>::infinity();
  };
  std::vector<double> sorted, ranks;
  for (const Attempt &a : attempts)
    sorted.push_back(value(a));
  std::sort(sorted.begin(), sorted.end());
  for (const Attempt &a : attempts) {
    const auto equal = std::equal_range(sorted.begin(), sorted.end(), value(a));
    ranks.push_back(double(equal.first - sorted.begin()) +
                    (double(equal.second - equal.first) + 1) / 2);
  }
  return ranks;
}

} // namespace

std::optional<RankTest> rankTest(const std::vector<Attempt> &attempts) {
  RankTest test;
  double sum = 0, variance = 0;
  for (const auto &[task, members] : byTask(attempts)) {
    const double n = double(members.size());
    const double users = double(
        std::count_if(members.begin(), members.end(), [](const Attempt &a) { return a.user; }));
    if (users == 0 || users == n)
      continue;
    const std::vector<double> ranks = midRanks(members);
    double rankSum = 0, spread = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      rankSum += members[i].user ? ranks[i] : 0;
      spread += std::pow(ranks[i] - (n + 1) / 2, 2);
    }
    sum += (rankSum - users * (n + 1) / 2) / (n + 1);
    variance += users * (n - users) / (n * (n - 1)) * spread / std::pow(n + 1, 2);
    ++test.tasks;
  }
  if (variance <= 0)
    return std::nullopt;
  test.z = sum / std::sqrt(variance);
  test.p = 2 * normalCdf(-std::fabs(test.z));
  return test;
}

std::optional<PassOdds> passOdds(const std::vector<Attempt> &attempts) {
  PassOdds odds;
  double numerator = 0, denominator = 0, excess = 0, variance = 0;
  double pr = 0, mixed = 0, qs = 0;
  for (const auto &[task, members] : byTask(attempts)) {
    double a = 0, b = 0, c = 0, d = 0;
    for (const Attempt &attempt : members)
      (attempt.user ? (attempt.passed ? a : b) : (attempt.passed ? c : d)) += 1;
    const double n = a + b + c + d;
    if (a + b == 0 || c + d == 0 || a + c == 0 || b + d == 0)
      continue;
    const double r = a * d / n, s = b * c / n, p = (a + d) / n, q = (b + c) / n;
    numerator += r;
    denominator += s;
    pr += p * r;
    mixed += p * s + q * r;
    qs += q * s;
    excess += a - (a + b) * (a + c) / n;
    variance += (a + b) * (a + c) * (b + d) * (c + d) / (n * n * (n - 1));
    ++odds.tasks;
  }
  if (numerator <= 0 || denominator <= 0 || variance <= 0)
    return std::nullopt;
  odds.ratio = numerator / denominator;
  const double logVariance = pr / (2 * numerator * numerator) +
                             mixed / (2 * numerator * denominator) +
                             qs / (2 * denominator * denominator);
  const double half = normalQuantile(0.975) * std::sqrt(logVariance);
  odds.low = odds.ratio * std::exp(-half);
  odds.high = odds.ratio * std::exp(half);
  const double chi = std::max(0.0, std::fabs(excess) - 0.5) / std::sqrt(variance);
  odds.p = 2 * normalCdf(-chi);
  return odds;
}

} // namespace accelscope::correlation
