// accelscope-runner: the evaluator alone, without LLVM, for a GPU machine. Also the program that
// judges start as their workers.
#include "evaluator/Check.h"
#include "evaluator/EvaluateOptions.h"
#include "evaluator/Worker.h"

#include <CLI/CLI.hpp>

#include <exception>
#include <iostream>

namespace {

using namespace accelscope::evaluator;

void addWorker(CLI::App &app, WorkerSettings &settings) {
  CLI::App *command = app.add_subcommand("worker", "(internal) hold one solution for a judge");
  command->group("");
  command->add_option("--object", settings.object)->required();
  command->add_option("--arguments", settings.arguments)->required()->check(CLI::Range(1, 64));
  command->add_flag("--cuda", settings.cuda);
  command->add_option("--preheat", settings.preheatMs);
  command->add_option("--readable", settings.readable)->expected(1);
  command->add_flag("--writable-inputs", settings.writableInputs);
  command->add_flag("--no-isolation{false}", settings.isolate);
}

void addCheck(CLI::App &app, int &exitCode) {
  static CheckOptions options;
  CLI::App *command = app.add_subcommand(
      "check", "check tasks: reference times, oracle against mutants, wrong solutions");
  command->add_option("corpus", options.corpus, "folder with tasks/")->required();
  command->add_option("--task", options.selection.tasks, "only these tasks");
  command->add_option("--size", options.selection.sizes, "only these sizes");
  command->add_option("--wrong", options.wrong,
                      "folder of wrong solutions (default CORPUS/../tests/corpus/wrong)");
  command->add_option("--work", options.cache, "folder for built objects");
  command->add_option("--seed", options.seed, "seed of the inputs (default: drawn anew)");
  command->add_option("--time-limit", options.timeLimitSeconds, "seconds per call");
  command->callback(
      [&exitCode] { exitCode = checkTasks(options, std::cout, std::cerr) == 0 ? 0 : 1; });
}

} // namespace

int main(int argc, char **argv) {
  CLI::App app{"Builds, checks and times solutions of a corpus", "accelscope-runner"};
  app.require_subcommand(1);
  app.set_version_flag("--version", "accelscope-runner 0.1.0");
  int exitCode = 0;
  addEvaluateCommand(app, exitCode);
  WorkerSettings worker;
  addWorker(app, worker);
  addCheck(app, exitCode);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? 0 : 2;
  } catch (const std::exception &error) {
    std::cerr << "accelscope-runner: " << error.what() << "\n";
    return 2;
  }
  // Outside any handler: an exception of the solution must end in its own std::terminate.
  if (app.got_subcommand("worker"))
    return runWorker(worker);
  return exitCode;
}
