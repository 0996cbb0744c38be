// What a lint rule is: a function from the program model to findings, one file per rule.
//
// `matchers/lint/<Name>.cpp` defines `ACCELSCOPE_LINT_RULE(Name)`; its id is the file's name in kebab case and
// names the pattern found, so that "allow <rule>" reads right.
#pragma once

#include "matchers/model/Model.h"
#include "matchers/model/Queries.h"

#include <string>
#include <vector>

namespace accelscope::matchers {

struct LintNote {
  model::Range range;
  std::string message;
};

struct Finding {
  model::Range range;
  std::string kernel;   ///< or host function
  std::string strategy; ///< catalogue id of what is missing, may be empty
  std::string message;  ///< the pattern and its cost; lower case, no full stop, quoted names
  std::vector<LintNote> notes; ///< causes, what was assumed, what to do
};

struct RuleFinding {
  std::string rule;
  Finding finding;
};

class FindingSink {
public:
  void add(Finding finding) { findings.push_back(std::move(finding)); }
  std::vector<Finding> findings;
};

using LintRule = void (*)(const model::Program &program, FindingSink &sink);

/// Runs the registered rules (all when `only` is empty); findings sorted by place, then rule.
std::vector<RuleFinding> lintAll(const model::Program &program, const std::vector<std::string> &only = {});
std::vector<std::string> lintRuleIds();

} // namespace accelscope::matchers

#define ACCELSCOPE_LINT_RULE(Name)                                                                 \
  namespace accelscope::matchers {                                                                 \
  void lint##Name(const model::Program &program, FindingSink &sink);                               \
  }                                                                                                \
  void accelscope::matchers::lint##Name(const model::Program &program, FindingSink &sink)
