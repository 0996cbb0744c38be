#include "analyzer/cli/Command.h"
#include "analyzer/cli/StudyOptions.h"
#include "reports/StudyJson.h"

#include <iostream>

namespace {

using namespace accelscope;

std::string asText(const reports::Study &study) {
  std::string out = reports::populationSentence(study) + "\n\n";
  const reports::Table effects = reports::effectsTable(study);
  out += reports::toTerminal(effects) + "\n";
  out += "Effect: factor on speed beside task and author effects. LIFT (legacy): the published "
         "study's\ncontrast, biased by who uses a strategy; descriptive only. \"insufficient\": "
         "too few data to test.\n\nWhat may be said:\n\n";
  for (int k : reports::strategyOrder(study)) {
    const std::string sentence =
        correlation::sentenceFor(study.data, study.analysis, k, study.data.strategies[k]);
    out += "  " + study.data.strategies[k] + ": " + sentence + "\n";
  }
  if (const reports::Table units = reports::unitsTable(study); !units.rows.empty())
    out += "\n" + units.title + "\n\n" + reports::toTerminal(units);
  if (const reports::Table unmatched = reports::unmatchedTable(study); !unmatched.rows.empty())
    out += "\n" + unmatched.title + " (" + std::to_string(unmatched.rows.size()) + ")\n\n" +
           reports::toTerminal(unmatched);
  return out;
}

} // namespace

ACCELSCOPE_COMMAND(Correlate) {
  auto *command =
      app.add_subcommand("correlate", "Which strategies go with speed, with intervals and tests");
  auto options = std::make_shared<StudyOptions>();
  auto format = std::make_shared<std::string>("table");
  auto output = std::make_shared<std::string>();
  options->addTo(*command, true);
  command->add_option("--format", *format, "table, json or csv")
      ->check(CLI::IsMember({"table", "json", "csv"}))
      ->capture_default_str();
  command->add_option("-o,--output", *output, "Write to this file instead of standard output");
  command->callback([=, &exitCode] {
    const LoadedStudy loaded(*options, true);
    const reports::Study study = loaded.study();
    if (*format == "json")
      writeOutput(*output, reports::studyJson(study).dump(2) + "\n");
    else if (*format == "csv")
      writeOutput(*output, reports::toCsv(reports::effectsTable(study)));
    else
      writeOutput(*output, asText(study));
    exitCode = kOk;
  });
}
