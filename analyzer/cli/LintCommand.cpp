// `accelscope lint`: findings in a compiler's style, for people, hooks and editors.
#include "analyzer/cli/AnalysisOptions.h"
#include "analyzer/cli/CachedRun.h"
#include "analyzer/cli/Command.h"
#include "analyzer/cli/Lint.h"
#include "analyzer/frontend/Sources.h"
#include "analyzer/frontend/WorkerPool.h"
#include "matchers/LintRule.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <set>
#include <tuple>

namespace {

using namespace accelscope;

struct Options {
  std::vector<std::string> paths;
  cli::LintOptions lint;
  cli::AnalysisOptions analysis;
  std::string format = "text", colour = "auto", output, explain;
  int jobs = 0;
  double timeout = 20;
  bool exitZero = false, listRules = false, quiet = false;
};

/// Every named rule exists; else one sentence and false.
bool rulesKnown(const std::vector<std::string> &ids) {
  const auto known = matchers::lintRuleIds();
  for (auto &id : ids)
    if (!std::count(known.begin(), known.end(), id)) {
      std::cerr << "accelscope: there is no lint rule '" << id
                << "'; 'accelscope lint --list-rules' names them\n";
      return false;
    }
  return true;
}

std::string plural(size_t n, const std::string &noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

/// All findings in order of place, a header's once however many sources include it.
std::vector<cli::LintFinding> collect(const std::vector<cli::LintResult> &results) {
  std::vector<cli::LintFinding> all;
  std::set<std::tuple<std::string, unsigned, unsigned, std::string>> seen;
  for (auto &result : results)
    for (auto &finding : result.findings) {
      const auto &d = finding.diagnostic;
      if (seen.insert({d.place.file, d.place.line, d.place.column, d.rule}).second)
        all.push_back(finding);
    }
  return all;
}

void summarise(const std::vector<cli::LintFinding> &findings,
               const std::vector<cli::LintResult> &results) {
  std::set<std::string> files;
  for (auto &f : findings)
    files.insert(f.diagnostic.place.file);
  size_t degraded = 0, failed = 0;
  int suppressed = 0;
  for (auto &r : results) {
    degraded += r.status == "degraded";
    failed += r.status == "failed";
    suppressed += r.suppressed;
  }
  std::cerr << (findings.empty() ? "no findings" : plural(findings.size(), "finding"));
  if (!findings.empty())
    std::cerr << " in " << plural(files.size(), "file");
  std::cerr << ", " << plural(results.size(), "source") << " checked";
  if (suppressed)
    std::cerr << ", " << suppressed << " suppressed";
  if (degraded)
    std::cerr << ", " << degraded << " read only in part";
  if (failed)
    std::cerr << ", " << failed << " not analysed";
  std::cerr << "\n";
}

int run(const Options &options) {
  if (options.listRules) {
    std::cout << cli::listRules();
    return cli::kOk;
  }
  if (!options.explain.empty()) {
    if (!rulesKnown({options.explain}))
      return cli::kUsage;
    std::cout << cli::explainRule(options.explain);
    return cli::kOk;
  }
  if (!rulesKnown(options.lint.rules) || !rulesKnown(options.lint.ignored))
    return cli::kUsage;
  if (options.paths.empty()) {
    std::cerr
        << "accelscope: lint needs a file or folder; 'accelscope lint --help' lists the options\n";
    return cli::kUsage;
  }
  const auto sources = frontend::findSources(options.paths);
  for (auto &problem : sources.problems)
    std::cerr << "accelscope: " << problem << "\n";
  if (sources.files.empty())
    return cli::kUsage;
  if (options.analysis.printCommand) {
    const int code = cli::printCommands(sources.files, options.analysis);
    return sources.problems.empty() ? code : int(cli::kUsage);
  }
  const auto settings = cli::settingsOf(sources.files, options.analysis);
  if (!settings)
    return cli::kUsage;

  std::ofstream file;
  if (!options.output.empty()) {
    file.open(options.output, std::ios::binary | std::ios::trunc);
    if (!file) {
      std::cerr << "accelscope: " << options.output << ": cannot be written\n";
      return cli::kUsage;
    }
  }
  std::ostream &out = options.output.empty() ? std::cout : file;

  const bool progress =
      isatty(STDERR_FILENO) && !options.quiet && !std::getenv("CI") && sources.files.size() > 1;
  frontend::JobLimits limits;
  limits.seconds = options.timeout;
  cli::Analysis analysis;
  analysis.purpose = [&](const std::string &) {
    std::string text = options.lint.advice ? "lint with advice" : "lint";
    for (auto &rule : options.lint.rules)
      text += "\n+" + rule;
    for (auto &rule : options.lint.ignored)
      text += "\n-" + rule;
    return text;
  };
  analysis.run = [&](const std::string &path, const cli::SourceSettings &how,
                     frontend::Dependencies &used) -> cli::Analysed {
    cli::LintOptions lint = options.lint;
    lint.parse = how.parse;
    const auto result = cli::lintSource(path, lint, &used);
    return {cli::toLine(result), result.status != "failed"};
  };
  const auto jobs =
      cli::runCached(sources.files, options.jobs, limits, *settings, options.analysis, analysis,
                     [&](size_t done, size_t total, const frontend::JobResult &last) {
                       if (progress)
                         std::cerr << "\r\033[K[" << done << "/" << total << "] " << last.path
                                   << std::flush;
                     });
  if (progress)
    std::cerr << "\r\033[K";
  std::vector<cli::LintResult> results;
  for (auto &job : jobs) {
    if (job.ok) {
      results.push_back(cli::lintResultFromLine(job.output));
      continue;
    }
    if (job.reason == "interrupted")
      continue;
    cli::LintResult failed;
    failed.path = job.path;
    failed.status = "failed";
    failed.note = job.message;
    results.push_back(std::move(failed));
  }

  const auto findings = collect(results);
  if (options.format == "json") {
    auto array = nlohmann::ordered_json::array();
    for (auto &f : findings)
      array.push_back(cli::toJson(f));
    out << array.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
  } else {
    const auto wish = options.colour == "always"  ? reports::Colour::Always
                      : options.colour == "never" ? reports::Colour::Never
                                                  : reports::Colour::Auto;
    reports::DiagnosticPrinter printer(
        out, reports::useColour(wish, options.output.empty() && isatty(STDOUT_FILENO)));
    for (auto &f : findings)
      printer.print(f.diagnostic);
  }
  out.flush();
  if (!out) {
    std::cerr << "accelscope: " << (options.output.empty() ? "standard output" : options.output)
              << ": cannot be written\n";
    return cli::kUsage;
  }
  bool failed = false;
  for (auto &r : results) {
    failed = failed || r.status == "failed";
    if (r.status == "failed" || (r.status == "degraded" && !options.quiet))
      std::cerr << "accelscope: " << r.path
                << (r.status == "failed" ? ": not analysed: " : ": read only in part: ") << r.note
                << "\n";
  }
  if (!options.quiet)
    summarise(findings, results);
  if (frontend::poolInterrupted())
    return 130;
  if (!sources.problems.empty())
    return cli::kUsage;
  if (failed)
    return cli::kDegraded;
  const bool onlyAdvice = std::all_of(findings.begin(), findings.end(), [](const auto &finding) {
    return finding.diagnostic.level == "advice";
  });
  return onlyAdvice || options.exitZero ? cli::kOk : cli::kFindings;
}

} // namespace

ACCELSCOPE_COMMAND(Lint) {
  auto *command = app.add_subcommand(
      "lint", "Name the structural optimisations that a CUDA source misses, and where");
  auto options = std::make_shared<Options>();
  command->add_option("path", options->paths, "sources and folders");
  command->add_option("--rule", options->lint.rules, "run only this rule (repeatable)")
      ->allow_extra_args(false);
  command->add_option("--ignore", options->lint.ignored, "leave this rule out (repeatable)")
      ->allow_extra_args(false);
  command->add_option("--format", options->format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  command
      ->add_option("--color", options->colour,
                   "auto, always or never; NO_COLOR and CLICOLOR_FORCE are respected")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
  command->add_option("-j,--jobs", options->jobs, "files analysed at a time (0: one a core)")
      ->check(CLI::NonNegativeNumber);
  command->add_option("-o,--output", options->output, "write the findings to this file");
  command->add_option("--timeout", options->timeout, "seconds that one file may take")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_flag("--advice", options->lint.advice,
                    "also what is no missing optimisation; never a reason to fail");
  command->add_flag("--exit-zero", options->exitZero, "exit with 0 although there are findings");
  command->add_flag("--list-rules", options->listRules, "list the rules and end");
  command->add_option("--explain", options->explain, "explain a rule and end");
  command->add_flag("-q,--quiet", options->quiet,
                    "no progress, no notes on files read in part, no summary");
  cli::addAnalysisOptions(*command, options->analysis);
  command->footer("Exit status: 0 nothing found, 1 findings, 2 bad usage or input, 3 some file "
                  "could not be analysed.");
  command->callback([options, &exitCode] { exitCode = run(*options); });
}
