// From one source to its lint findings: parse, model, rules, suppressions.
#pragma once

#include "analyzer/frontend/Parser.h"
#include "reports/Diagnostics.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace accelscope::cli {

struct LintOptions {
  frontend::ParseOptions parse;
  std::vector<std::string> rules;   ///< run only these; empty: all
  std::vector<std::string> ignored; ///< never these
  bool advice = false;              ///< also rules of level advice; `rules` may name them as well
};

/// A finding with everything that any output needs.
struct LintFinding {
  reports::Diagnostic diagnostic;
  std::string kernel, strategy;
};

/// What linting one source gave.
struct LintResult {
  std::string path;
  std::string status = "ok"; ///< ok, degraded, failed
  std::string note;          ///< why it is not ok; one sentence
  std::vector<LintFinding> findings;
  int suppressed = 0;
};

/// Lints one source. Never throws: what cannot be analysed has status `failed`. `used`, where
/// given, receives what the result depends on beside the options and the source.
LintResult lintSource(const std::string &path, const LintOptions &options,
                      frontend::Dependencies *used = nullptr);

/// Carries a result from a worker process to the one that prints.
std::string toLine(const LintResult &result);
LintResult lintResultFromLine(const std::string &line);

/// The finding as design.md's `findings` record.
nlohmann::ordered_json toJson(const LintFinding &finding);

/// The text of `--list-rules` and of `--explain`; the second is empty for an unknown rule.
std::string listRules();
std::string explainRule(const std::string &id);

} // namespace accelscope::cli
