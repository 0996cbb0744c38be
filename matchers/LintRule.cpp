#include "matchers/LintRule.h"

#include "LintRules.inc"

#include <algorithm>
#include <tuple>

namespace accelscope::matchers {
#define DECLARE(Name, Id) void lint##Name(const model::Program &program, FindingSink &sink);
ACCELSCOPE_LINT_RULES(DECLARE)
#undef DECLARE

namespace {
struct Entry {
  const char *id;
  LintRule lint;
};
const Entry kEntries[] = {
#define ENTRY(Name, Id) {Id, lint##Name},
    ACCELSCOPE_LINT_RULES(ENTRY)
#undef ENTRY
};
} // namespace

std::vector<std::string> lintRuleIds() {
  std::vector<std::string> ids;
  for (auto &entry : kEntries)
    ids.emplace_back(entry.id);
  std::sort(ids.begin(), ids.end());
  return ids;
}

std::vector<RuleFinding> lintAll(const model::Program &program, const std::vector<std::string> &only) {
  std::vector<RuleFinding> out;
  for (auto &entry : kEntries) {
    if (!only.empty() && std::find(only.begin(), only.end(), entry.id) == only.end())
      continue;
    FindingSink sink;
    entry.lint(program, sink);
    for (auto &finding : sink.findings)
      if (finding.range.valid())
        out.push_back({entry.id, std::move(finding)});
  }
  auto key = [](const RuleFinding &f) {
    const auto &r = f.finding.range;
    return std::make_tuple(r.file, r.line, r.column, f.rule, f.finding.message);
  };
  std::stable_sort(out.begin(), out.end(), [&](auto &a, auto &b) { return key(a) < key(b); });
  // One finding a rule and place, however many instances or call paths lead there.
  auto samePlace = [](const RuleFinding &a, const RuleFinding &b) {
    const auto &x = a.finding.range, &y = b.finding.range;
    return a.rule == b.rule && x.file == y.file && x.line == y.line && x.column == y.column;
  };
  out.erase(std::unique(out.begin(), out.end(), samePlace), out.end());
  return out;
}

} // namespace accelscope::matchers
