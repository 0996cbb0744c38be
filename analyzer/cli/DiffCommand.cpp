// `accelscope diff`: which strategies came, went or changed in degree between two versions.
#include "analyzer/cli/AnalysisOptions.h"
#include "analyzer/cli/Annotate.h"
#include "analyzer/cli/Command.h"
#include "analyzer/cli/Diff.h"
#include "matchers/model/Builder.h"

#include <iostream>

namespace {

using namespace accelscope;

struct Options {
  std::string before, after, format = "text";
  cli::AnnotateOptions annotate;
  cli::AnalysisOptions analysis;
};

struct Version {
  labels::LabelRecord record;
  std::vector<cli::KernelProfile> kernels;
};

bool read(const std::string &path, const Options &options, const cli::SettingsTable &settings,
          Version &version) {
  std::string text;
  if (!cli::readText(path, text)) {
    std::cerr << "accelscope: " << path << ": cannot be read\n";
    return false;
  }
  cli::AnnotateOptions annotate = options.annotate;
  const auto &how = settings.at(path);
  annotate.parse = how.parse;
  annotate.notes = how.file.command.notes;
  annotate.maxRegisters = how.file.command.maxRegisters;
  version.record = cli::annotate(path, text, annotate);
  for (auto &note : version.record.notes)
    std::cerr << note << "\n";
  if (version.record.status == labels::Status::Failed)
    return false;
  auto unit = frontend::parseText(path, text, annotate.parse);
  if (unit.ast)
    version.kernels = cli::profilesOf(*model::buildProgram(unit.ast->getASTContext()));
  return true;
}

int run(const Options &options) {
  const auto settings = cli::settingsOf({options.before, options.after}, options.analysis);
  if (!settings)
    return cli::kUsage;
  Version before, after;
  if (!read(options.before, options, *settings, before) ||
      !read(options.after, options, *settings, after))
    return cli::kUsage;
  const cli::Diff diff = cli::diffOf(before.record, before.kernels, after.record, after.kernels);
  if (options.format == "json")
    std::cout << cli::toJson(diff, before.record, after.record).dump(2) << "\n";
  else
    std::cout << cli::toText(diff, before.record, after.record);
  return before.record.status == labels::Status::Ok && after.record.status == labels::Status::Ok
             ? cli::kOk
             : cli::kDegraded;
}

} // namespace

ACCELSCOPE_COMMAND(Diff) {
  auto *command = app.add_subcommand(
      "diff",
      "Say which strategies two versions of a source do not share, or use to another degree");
  auto options = std::make_shared<Options>();
  command->add_option("before", options->before, "the older source")->required();
  command->add_option("after", options->after, "the newer source")->required();
  command->add_option("--format", options->format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  command
      ->add_option("--reference", options->annotate.reference,
                   "CPU source that both were made from")
      ->check(CLI::ExistingFile);
  cli::addAnalysisOptions(*command, options->analysis);
  command->callback([options, &exitCode] { exitCode = run(*options); });
}
