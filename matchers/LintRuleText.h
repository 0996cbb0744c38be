// What each lint rule says of itself: the one source of `--list-rules`, `--explain` and the rule
// pages.
#pragma once

#include <string>
#include <vector>

namespace accelscope::matchers {

struct LintRuleText {
  std::string id;       ///< as in findings and suppressions
  std::string strategy; ///< catalogue id of what is missing; may be empty for advice
  std::string what;     ///< the pattern, one sentence
  std::string why;      ///< what it costs
  std::string remedy;   ///< what to do
  std::string ignore;   ///< when the finding should be ignored or suppressed
  std::string level = "warning"; ///< or "advice": reported when asked for, never a reason to fail
};

/// One entry for every registered rule, sorted by id.
const std::vector<LintRuleText> &lintRuleTexts();

/// The entry of a rule; null when there is none of that id.
const LintRuleText *lintRuleText(const std::string &id);

} // namespace accelscope::matchers
