#include "evaluator/Corpus.h"

#include <algorithm>

namespace accelscope::evaluator {

namespace {

bool selected(const std::vector<std::string> &list, const std::string &name) {
  return list.empty() || std::find(list.begin(), list.end(), name) != list.end();
}

std::vector<std::string> subfolders(const std::filesystem::path &folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (const auto &entry : std::filesystem::directory_iterator(folder, error))
    if (entry.is_directory(error))
      names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

} // namespace

std::vector<Task> loadTasks(const std::filesystem::path &corpus, const Selection &selection) {
  const std::filesystem::path folder = corpus / "tasks";
  if (!std::filesystem::is_directory(folder))
    throw InputError(corpus.string() +
                     ": is no corpus: a folder with tasks/ and solutions/ is expected");
  for (const std::string &id : selection.tasks)
    if (!std::filesystem::exists(folder / id / "task.yaml"))
      throw InputError((folder / id / "task.yaml").string() + ": does not exist; no task '" + id +
                       "' in this corpus");
  std::vector<Task> tasks;
  for (const std::string &id : subfolders(folder)) {
    if (!selected(selection.tasks, id) || !std::filesystem::exists(folder / id / "task.yaml"))
      continue;
    tasks.push_back(loadTask(folder / id / "task.yaml"));
    if (tasks.back().id != id)
      throw InputError((folder / id / "task.yaml").string() + ": id '" + tasks.back().id +
                       "' differs from its folder's name");
  }
  if (tasks.empty())
    throw InputError(folder.string() + ": holds no task (no <id>/task.yaml)");
  for (const std::string &size : selection.sizes)
    if (std::none_of(tasks.begin(), tasks.end(),
                     [&](const Task &task) { return task.findSize(size) != nullptr; }))
      throw InputError("no selected task has a size '" + size + "'");
  return tasks;
}

std::vector<SolutionFile> findSolutions(const std::filesystem::path &corpus,
                                        const Selection &selection, const std::vector<Task> &tasks,
                                        const std::vector<std::string> &extensions) {
  const std::filesystem::path folder = corpus / "solutions";
  if (!std::filesystem::is_directory(folder))
    throw InputError(folder.string() + ": does not exist; solutions are expected in "
                                       "solutions/<author>/<task>.cu");
  for (const std::string &author : selection.authors)
    if (!std::filesystem::is_directory(folder / author))
      throw InputError((folder / author).string() + ": does not exist; no author '" + author +
                       "' in this corpus");
  std::vector<SolutionFile> result;
  for (const std::string &author : subfolders(folder)) {
    if (!selected(selection.authors, author))
      continue;
    for (const Task &task : tasks)
      for (const std::string &extension : extensions) {
        const std::filesystem::path file = folder / author / (task.id + extension);
        if (std::filesystem::is_regular_file(file)) {
          result.push_back({author, task.id, file});
          break;
        }
      }
  }
  return result;
}

std::vector<const Size *> selectedSizes(const Task &task, const Selection &selection) {
  std::vector<const Size *> result;
  for (const Size &size : task.sizes)
    if (selected(selection.sizes, size.name))
      result.push_back(&size);
  return result;
}

} // namespace accelscope::evaluator
