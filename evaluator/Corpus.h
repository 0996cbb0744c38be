#pragma once

#include "evaluator/Task.h"

#include <filesystem>
#include <string>
#include <vector>

namespace accelscope::evaluator {

/// Which part of a corpus a run is about; an empty list means all.
struct Selection {
  std::vector<std::string> tasks, authors, sizes;
};

/// One solution file.
struct SolutionFile {
  std::string author, task;
  std::filesystem::path file;
};

/// The selected tasks of `corpus`/tasks, sorted by id. Throws InputError when the folder is no
/// corpus, a named task does not exist, a selected size is unknown to all, or a task.yaml is bad.
std::vector<Task> loadTasks(const std::filesystem::path &corpus, const Selection &selection);

/// The selected solutions in `corpus`/solutions/<author>/<task> with the first of `extensions`
/// that exists, sorted by author and task. Throws InputError when a named author does not exist.
std::vector<SolutionFile> findSolutions(const std::filesystem::path &corpus,
                                        const Selection &selection, const std::vector<Task> &tasks,
                                        const std::vector<std::string> &extensions);

/// The sizes of `task` that are selected, in file order.
std::vector<const Size *> selectedSizes(const Task &task, const Selection &selection);

} // namespace accelscope::evaluator
