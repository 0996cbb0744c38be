#include "analyzer/cli/Command.h"
#include "analyzer/cli/StudyOptions.h"

#include <algorithm>

namespace {

using namespace accelscope;

std::string asText(const reports::Study &study) {
  const correlation::Dataset &data = study.data;
  std::string out = reports::countText(data.tasks.size(), "task", "tasks") + ", " +
                    reports::countText(data.authors.size(), "author", "authors") + " on " +
                    data.machine + " at size " + data.size + "; intervals from " +
                    std::to_string(study.board.replicates) + " resamples of tasks, seed " +
                    std::to_string(study.board.seed) + ".\n\n" +
                    reports::toTerminal(reports::authorsTable(study)) + "\n" +
                    reports::toTerminal(reports::fastTable(study)) + "\n";
  for (const std::string &definition : reports::metricDefinitions())
    out += definition + "\n";
  for (const std::string &task : study.board.unsolvedTasks)
    out += "Nobody passes " + task + "; it stays in N.\n";
  for (const correlation::AuthorScore &score : study.board.authors)
    if (score.tasks < int(data.tasks.size()))
      out += data.authors[score.author] + " was measured on " + std::to_string(score.tasks) +
             " of " + std::to_string(data.tasks.size()) +
             " tasks only; its row does not compare with the others.\n";
  return out;
}

nlohmann::ordered_json asJson(const reports::Study &study) {
  nlohmann::ordered_json out;
  out["schema"] = "accelscope.leaderboard/1";
  out["machine"] = study.data.machine;
  out["size"] = study.data.size;
  out["tasks"] = study.data.tasks;
  out["bootstrap"] = study.board.replicates;
  out["seed"] = study.board.seed;
  out["definitions"] = reports::metricDefinitions();
  out["authors"] = reports::toJson(reports::authorsTable(study));
  out["fast"] = reports::toJson(reports::fastTable(study));
  out["unsolved_tasks"] = study.board.unsolvedTasks;
  out["notes"] = study.data.notes;
  return out;
}

} // namespace

ACCELSCOPE_COMMAND(Leaderboard) {
  auto *command = app.add_subcommand("leaderboard",
                                     "How fast each author's solutions are, with failures counted");
  auto options = std::make_shared<StudyOptions>();
  auto format = std::make_shared<std::string>("table");
  auto output = std::make_shared<std::string>();
  options->addTo(*command, false);
  command->add_option("--format", *format, "table, json or csv")
      ->check(CLI::IsMember({"table", "json", "csv"}))
      ->capture_default_str();
  command->add_option("-o,--output", *output, "Write to this file instead of standard output");
  command->callback([=, &exitCode] {
    const LoadedStudy loaded(*options, false);
    const reports::Study study = loaded.study();
    if (*format == "json")
      writeOutput(*output, asJson(study).dump(2) + "\n");
    else if (*format == "csv")
      writeOutput(*output, reports::toCsv(reports::authorsTable(study)));
    else
      writeOutput(*output, asText(study));
    exitCode = kOk;
  });
}
