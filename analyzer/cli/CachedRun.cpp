#include "analyzer/cli/CachedRun.h"

#include "analyzer/frontend/CacheFiles.h"
#include "analyzer/frontend/CompilerArguments.h"
#include "analyzer/frontend/PreambleStore.h"
#include "analyzer/frontend/PythonSources.h"
#include "analyzer/frontend/ResultCache.h"

#include <filesystem>
#include <map>

namespace accelscope::cli {

namespace {

using frontend::JobResult;

// A source whose result is not at hand.
struct Pending {
  size_t index = 0; ///< into the files of the run
  std::string entry;
};

std::string commandOf(const SourceSettings &settings) {
  std::string text = std::to_string(settings.file.command.maxRegisters);
  if (settings.file.command.fastMath)
    text += " fast";
  for (const std::string &note : settings.file.command.notes)
    text += "\n" + note;
  return text;
}

void addUpcoming(std::vector<frontend::UpcomingParse> &parses, const std::string &path,
                 std::string text, const frontend::ParseOptions &options) {
  if (std::filesystem::path(path).extension() != ".py") {
    parses.push_back({path, std::move(text), options});
    return;
  }
  for (auto &unit : frontend::pythonUnits(text))
    parses.push_back({path, std::move(unit.text), options});
}

} // namespace

std::vector<JobResult> runCached(const std::vector<std::string> &files, int jobs,
                                 const frontend::JobLimits &limits, const SettingsTable &settings,
                                 const AnalysisOptions &options, const Analysis &analysis,
                                 const frontend::JobProgress &progress) {
  frontend::ResultCache cache(cacheFolderOf(options));
  std::vector<JobResult> results(files.size());
  std::map<std::string, Pending> pending;
  std::vector<std::string> paths;
  std::vector<frontend::UpcomingParse> parses;
  for (size_t i = 0; i < files.size(); ++i) {
    const std::string &path = files[i];
    const SourceSettings &how = settings.at(path);
    results[i].path = path;
    std::string entry;
    if (cache.enabled()) {
      const auto text = frontend::readWhole(path);
      const auto arguments = frontend::clangArguments(path, how.parse);
      if (text) {
        entry = cache.entry(analysis.purpose(path) + "\n" + commandOf(how), path, *text, arguments);
        if (auto kept = cache.find(entry, arguments)) {
          results[i].ok = true;
          results[i].output = std::move(*kept);
          continue;
        }
        addUpcoming(parses, path, *text, how.parse);
      }
    }
    pending[path] = {i, entry};
    paths.push_back(path);
  }
  if (paths.empty())
    return results;
  frontend::preparePreambles(parses, jobs);
  parses.clear();
  if (frontend::poolInterrupted()) { // a further run would forget it
    for (const std::string &path : paths) {
      JobResult &result = results[pending.at(path).index];
      result.reason = "interrupted";
      result.message = path + ": not analysed: the run was interrupted";
    }
    return results;
  }
  const size_t before = files.size() - pending.size();
  auto fresh = frontend::runIsolated(
      paths, jobs, limits,
      [&](const std::string &path) {
        const int64_t started = frontend::ResultCache::now();
        frontend::Dependencies used;
        Analysed result = analysis.run(path, settings.at(path), used);
        const std::string &entry = pending.at(path).entry;
        if (result.keep && !entry.empty())
          cache.keep(entry, path, used, started, result.output);
        return std::move(result.output);
      },
      [&](size_t done, size_t, const JobResult &last) {
        if (progress)
          progress(before + done, files.size(), last);
      });
  for (JobResult &result : fresh)
    results[pending.at(result.path).index] = std::move(result);
  cache.limit();
  return results;
}

} // namespace accelscope::cli
