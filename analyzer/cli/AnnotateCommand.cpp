// `accelscope annotate`: one static `labels` record for every source, whatever happens to it.
#include "analyzer/cli/AnalysisOptions.h"
#include "analyzer/cli/Annotate.h"
#include "analyzer/cli/CachedRun.h"
#include "analyzer/cli/Command.h"
#include "analyzer/frontend/Sources.h"
#include "analyzer/frontend/WorkerPool.h"
#include "reports/Table.h"

#include <unistd.h>

#include <fstream>
#include <iostream>
#include <memory>

namespace {

using namespace accelscope;

struct Options {
  std::vector<std::string> paths;
  cli::AnnotateOptions annotate;
  cli::AnalysisOptions analysis;
  int jobs = 0;
  std::string format;
  std::string output;
  double timeout = 20;
  bool quiet = false;
};

std::string joined(const std::vector<std::string> &parts) {
  std::string s;
  for (auto &part : parts)
    s += (s.empty() ? "" : ", ") + part;
  return s;
}

reports::Table tableOf(const std::vector<labels::LabelRecord> &records) {
  reports::Table table;
  table.id = "annotations";
  table.columns = {{"file", "file"},
                   {"status", "status"},
                   {"kernels", "kernels", reports::Align::Right},
                   {"strategies", "strategies present"},
                   {"unclear", "unclear"}};
  for (auto &record : records) {
    std::vector<std::string> present, unclear;
    for (auto *list : {&record.strategies, &record.extended})
      for (auto &label : *list)
        if (label.verdict == labels::Verdict::Present)
          present.push_back(label.id);
        else if (label.verdict == labels::Verdict::Unclear)
          unclear.push_back(label.id);
    table.rows.push_back({record.sourcePath, std::string(labels::toString(record.status)),
                          int(record.kernels.size()),
                          record.status == labels::Status::Failed && !record.notes.empty()
                              ? record.notes.front()
                              : joined(present),
                          joined(unclear)});
  }
  return table;
}

int run(const Options &options) {
  const bool onTerminal = isatty(STDERR_FILENO) && !options.quiet && !std::getenv("CI");
  auto sources = frontend::findSources(options.paths);
  for (auto &problem : sources.problems)
    std::cerr << "accelscope: " << problem << "\n";
  if (sources.files.empty()) {
    if (sources.problems.empty())
      std::cerr << "accelscope: nothing to annotate\n";
    return cli::kUsage;
  }
  if (options.analysis.printCommand) {
    const int code = cli::printCommands(sources.files, options.analysis);
    return sources.problems.empty() ? code : int(cli::kUsage);
  }
  const auto settings = cli::settingsOf(sources.files, options.analysis);
  if (!settings)
    return cli::kUsage;
  frontend::JobLimits limits;
  limits.seconds = options.timeout;
  cli::Analysis analysis;
  analysis.purpose = [&](const std::string &path) {
    // Without a text the record says what the path and the catalog alone make of it.
    const std::string reference = cli::referenceOf(path, options.annotate);
    std::string text;
    if (!reference.empty())
      cli::readText(reference, text);
    return std::string("annotate ") + (options.annotate.extended ? "--extended " : "") +
           joined(options.analysis.archs) + "\n" +
           labels::toLine(cli::failedRecord(path, "", "", options.annotate)) + "\n" + reference +
           "\n" + text;
  };
  analysis.run = [&](const std::string &path, const cli::SourceSettings &how,
                     frontend::Dependencies &used) -> cli::Analysed {
    std::string text;
    if (!cli::readText(path, text))
      return {
          labels::toLine(cli::failedRecord(path, "", path + ": cannot be read", options.annotate)),
          false};
    cli::AnnotateOptions annotate = options.annotate;
    annotate.parse = how.parse;
    if (!options.analysis.archs.empty())
      annotate.moreArchs.assign(options.analysis.archs.begin() + 1, options.analysis.archs.end());
    annotate.notes = how.file.command.notes;
    annotate.maxRegisters = how.file.command.maxRegisters;
    annotate.fastMath = how.file.command.fastMath;
    const auto record = cli::annotate(path, text, annotate, &used);
    return {labels::toLine(record), record.status != labels::Status::Failed};
  };
  auto results =
      cli::runCached(sources.files, options.jobs, limits, *settings, options.analysis, analysis,
                     [&](size_t done, size_t total, const frontend::JobResult &last) {
                       if (onTerminal)
                         std::cerr << "\r\033[K[" << done << "/" << total << "] " << last.path
                                   << std::flush;
                     });
  if (onTerminal)
    std::cerr << "\r\033[K";

  std::ofstream file;
  if (!options.output.empty()) {
    file.open(options.output, std::ios::binary | std::ios::trunc);
    if (!file) {
      std::cerr << "accelscope: " << options.output << ": cannot be written\n";
      return cli::kUsage;
    }
  }
  std::ostream &out = options.output.empty() ? std::cout : file;
  std::vector<labels::LabelRecord> records;
  size_t degraded = 0, failed = 0;
  for (auto &result : results) {
    if (!result.ok && result.reason == "interrupted")
      continue; // not looked at: no record is truer than an empty one
    labels::LabelRecord record;
    if (result.ok)
      record = labels::recordFromJson(labels::Json::parse(result.output));
    else {
      std::string text;
      cli::readText(result.path, text);
      record = cli::failedRecord(result.path, text, result.message, options.annotate);
    }
    degraded += record.status == labels::Status::Degraded;
    failed += record.status == labels::Status::Failed;
    records.push_back(std::move(record));
  }
  const std::string format = !options.format.empty()                           ? options.format
                             : options.output.empty() && isatty(STDOUT_FILENO) ? "table"
                                                                               : "jsonl";
  if (format == "table")
    out << reports::toTerminal(tableOf(records));
  else
    for (auto &record : records)
      out << labels::toLine(record) << "\n";
  out.flush();
  if (!out) {
    std::cerr << "accelscope: " << (options.output.empty() ? "standard output" : options.output)
              << ": cannot be written\n";
    return cli::kUsage;
  }
  if (!options.quiet) {
    std::cerr << records.size() << " of " << sources.files.size() << " sources annotated";
    if (degraded || failed)
      std::cerr << ", " << degraded << " only in part, " << failed << " not at all";
    std::cerr << "\n";
    for (auto &record : records)
      if (record.status == labels::Status::Failed)
        std::cerr << "accelscope: " << record.sourcePath << ": "
                  << (record.notes.empty() ? "failed" : record.notes.front()) << "\n";
  }
  if (frontend::poolInterrupted())
    return 130;
  if (!sources.problems.empty())
    return cli::kUsage;
  return failed ? cli::kDegraded : cli::kOk;
}

} // namespace

ACCELSCOPE_COMMAND(Annotate) {
  auto *command = app.add_subcommand(
      "annotate", "Say which strategies each CUDA source uses, where and how deeply");
  auto options = std::make_shared<Options>();
  command->add_option("path", options->paths, "sources and folders")->required();
  command->add_option("--task-dir", options->annotate.taskDir,
                      "folder of the tasks; a source named like one of them belongs to it");
  command
      ->add_option(
          "--reference", options->annotate.reference,
          "CPU source that the sources were made from (default: reference.cpp of the task)")
      ->check(CLI::ExistingFile);
  command
      ->add_option("--references", options->annotate.references,
                   "folder of CPU sources: TASK/reference.cpp, NAME.ref.cpp or NAME.cpp")
      ->check(CLI::ExistingDirectory);
  command->add_flag("--extended", options->annotate.extended,
                    "look for the strategies beyond the catalogue too ('catalog list --extended')");
  command->add_option("-j,--jobs", options->jobs, "files analysed at a time (0: one a core)")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--format", options->format, "table or jsonl (default: table on a terminal)")
      ->check(CLI::IsMember({"table", "jsonl"}));
  command->add_option("-o,--output", options->output, "write the records to this file");
  cli::addAnalysisOptions(*command, options->analysis);
  command->add_option("--timeout", options->timeout, "seconds that one file may take")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_flag("-q,--quiet", options->quiet, "no progress and no summary");
  command->callback([options, &exitCode] { exitCode = run(*options); });
}
