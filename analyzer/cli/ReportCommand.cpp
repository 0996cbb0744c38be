#include "analyzer/cli/Command.h"
#include "analyzer/cli/StudyOptions.h"
#include "reports/ReportFiles.h"

#include <iostream>

ACCELSCOPE_COMMAND(Report) {
  using namespace accelscope;
  auto *command = app.add_subcommand(
      "report", "Write the strategy report: a self-contained page, Markdown, CSV and JSON");
  auto options = std::make_shared<StudyOptions>();
  auto folder = std::make_shared<std::string>();
  options->addTo(*command, true);
  command->add_option("-o,--output", *folder, "Folder to write into")->required();
  command->callback([=, &exitCode] {
    const LoadedStudy loaded(*options, true);
    for (const std::string &path : reports::writeReport(loaded.study(), *folder))
      std::cout << path << "\n";
    exitCode = kOk;
  });
}
