#include "analyzer/correlation/Evidence.h"

#include <cmath>
#include <cstdio>
#include <set>

namespace accelscope::correlation {
namespace {

std::string plural(int n, const std::string &one, const std::string &many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

std::string percent(double share) { return std::to_string(int(std::lround(100 * share))) + " %"; }

} // namespace

std::string factorText(double logEffect) {
  const double factor = std::exp(logEffect);
  char buffer[32];
  const int decimals = factor >= 99.95 ? 0 : factor >= 9.995 ? 1 : 2;
  std::snprintf(buffer, sizeof buffer, "%.*fx", decimals, factor);
  if (factor < 0.0995)
    std::snprintf(buffer, sizeof buffer, "%.2gx", factor);
  return buffer;
}

EvidenceCounts countEvidence(const Panel &panel, int k, const FixedEffectsFit &fit) {
  EvidenceCounts counts;
  counts.explained = fit.explained;
  counts.largestShare = fit.largestShare;
  counts.identified = fit.identified;
  std::set<int> with, without;
  const std::vector<int> starts = taskStarts(panel);
  for (std::size_t t = 0; t + 1 < starts.size(); ++t) {
    const int n = starts[t + 1] - starts[t];
    int users = 0;
    for (int i = starts[t]; i < starts[t + 1]; ++i)
      users += panel.x(i, k) > 0.5;
    counts.users += users;
    counts.nonUsers += n - users;
    if (users == 0 || users == n)
      continue;
    ++counts.tasksBoth;
    counts.pairedUsers += users;
    counts.pairedNonUsers += n - users;
    for (int i = starts[t]; i < starts[t + 1]; ++i)
      (panel.x(i, k) > 0.5 ? with : without).insert(panel.author[i]);
  }
  counts.userAuthors = int(with.size());
  counts.nonUserAuthors = int(without.size());
  for (int author : with)
    counts.mixedAuthors += without.count(author) > 0;
  return counts;
}

std::vector<std::string> missingEvidence(const EvidenceCounts &c, const EvidenceRules &rules) {
  std::vector<std::string> reasons;
  auto needed = [](int n) { return " (" + std::to_string(n) + " needed)"; };
  if (c.tasksBoth < rules.tasksBoth)
    reasons.push_back(plural(c.tasksBoth, "task has", "tasks have") + " both users and non-users" +
                      needed(rules.tasksBoth));
  // With no task to compare in, every further count is zero and says nothing new.
  if (c.tasksBoth == 0)
    return reasons;
  if (c.pairedUsers < rules.users)
    reasons.push_back(plural(c.pairedUsers, "user", "users") + " in those tasks" +
                      needed(rules.users));
  if (c.pairedNonUsers < rules.nonUsers)
    reasons.push_back(plural(c.pairedNonUsers, "non-user", "non-users") + " in those tasks" +
                      needed(rules.nonUsers));
  if (c.userAuthors < rules.userAuthors)
    reasons.push_back("users by " + plural(c.userAuthors, "author", "authors") +
                      needed(rules.userAuthors));
  if (c.nonUserAuthors < rules.nonUserAuthors)
    reasons.push_back("non-users by " + plural(c.nonUserAuthors, "author", "authors") +
                      needed(rules.nonUserAuthors));
  if (c.mixedAuthors < rules.mixedAuthors)
    reasons.push_back(plural(c.mixedAuthors, "author", "authors") + " both with and without it" +
                      needed(rules.mixedAuthors));
  if (!c.identified || 1 - c.explained < rules.unexplained)
    reasons.push_back("task and author explain " + percent(c.identified ? c.explained : 1) +
                      " of who uses it (at most " + percent(1 - rules.unexplained) + " allowed)");
  if (c.identified && c.largestShare > rules.largestShare)
    reasons.push_back("one task carries " + percent(c.largestShare) +
                      " of the comparison (at most " + percent(rules.largestShare) + " allowed)");
  return reasons;
}

TierVerdict tierOf(const TierInputs &in) {
  TierVerdict verdict;
  if (in.p >= 0.05) {
    verdict.missing.push_back("the permutation p is not below 0.05");
    return verdict;
  }
  verdict.tier = kTierAssociated;
  if (in.q > in.falseDiscoveryRate)
    verdict.missing.push_back("it does not survive the correction for the number of units tested");
  if (!in.hasInterval)
    verdict.missing.push_back("no stable bootstrap interval exists");
  else if (in.ciLow <= 0 && in.ciHigh >= 0)
    verdict.missing.push_back("the bootstrap interval includes 1x");
  if (in.signTurns)
    verdict.missing.push_back("the direction turns when one task or author is left out");
  if (!in.hasRankTest)
    verdict.missing.push_back("no rank test that counts failures is possible");
  else if (in.rankZ * in.gamma <= 0)
    verdict.missing.push_back("the rank test that counts failures points the other way");
  if (verdict.missing.empty())
    verdict.tier = kTierRobust;
  return verdict;
}

} // namespace accelscope::correlation
