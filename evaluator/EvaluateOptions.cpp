#include "evaluator/EvaluateOptions.h"

#include "evaluator/Evaluate.h"

#include <iostream>

namespace accelscope::evaluator {

void addEvaluateCommand(CLI::App &app, int &exitCode) {
  const auto options = std::make_shared<EvaluateOptions>();
  CLI::App *command = app.add_subcommand(
      "evaluate",
      "build, check and time the solutions of a corpus; one record per solution and size");
  command->add_option("corpus", options->corpus, "folder with tasks/ and solutions/")->required();
  command->add_option("--task", options->selection.tasks, "only these tasks")->expected(1, -1);
  command->add_option("--author", options->selection.authors, "only these authors")
      ->expected(1, -1);
  command->add_option("--size", options->selection.sizes, "only these sizes")->expected(1, -1);
  command->add_option("--backend", options->backend, "cuda (.cu files), host (.cpp files) or auto")
      ->check(CLI::IsMember({"auto", "cuda", "host"}))
      ->capture_default_str();
  command->add_option("--arch", options->arch, "GPU architecture for nvcc, such as sm_90")
      ->capture_default_str();
  command->add_flag("--quick", options->quick, "one worker and few trials");
  command->add_option("--workers", options->workers, "fresh processes per solution and size")
      ->check(CLI::Range(1, 100));
  command->add_option("--trials", options->trials, "timed calls per worker")
      ->check(CLI::Range(1, 10000));
  command->add_option("--pairs", options->pairs, "different inputs per task and size")
      ->check(CLI::Range(2, 64));
  command->add_option("--budget", options->budgetSeconds, "seconds of timed calls per worker")
      ->check(CLI::PositiveNumber);
  command->add_option("--time-limit", options->timeLimitSeconds, "seconds one call may take")
      ->check(CLI::PositiveNumber);
  command->add_option("--seed", options->seed, "seed of all inputs (default: secret, drawn anew)");
  command->add_option("-j,--jobs", options->jobs, "parallel builds (default: one per core)")
      ->check(CLI::Range(1, 1024));
  command->add_option("--machine", options->machine, "name of this machine in the records");
  command->add_flag("--resume", options->resume, "keep the records that the output already has");
  command->add_flag("--by-author", options->byAuthor, "write <output>/<author>.jsonl");
  command->add_flag("--no-isolation", options->noIsolation,
                    "no resource limits and no Landlock around solutions that you trust");
  command->add_option("--work", options->work, "folder for built objects");
  command->add_option("-o,--output", options->output, "file of records (JSON Lines)")->required();
  command->callback([options, &exitCode] { exitCode = evaluate(*options, std::cerr); });
}

} // namespace accelscope::evaluator
