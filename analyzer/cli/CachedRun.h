// Analyses of many sources: results that still hold are taken from the cache, the rest come from
// worker processes.
#pragma once

#include "analyzer/cli/AnalysisOptions.h"
#include "analyzer/frontend/Dependencies.h"
#include "analyzer/frontend/WorkerPool.h"

#include <functional>
#include <string>
#include <vector>

namespace accelscope::cli {

/// What a worker made of one source.
struct Analysed {
  std::string output;
  /// False for a result that another run might better: it is not kept.
  bool keep = true;
};

struct Analysis {
  /// Everything that the result for `path` depends on beside sources, settings and program.
  std::function<std::string(const std::string &path)> purpose;
  /// Analyses one source in a worker, and notes what its parses depended on.
  std::function<Analysed(const std::string &path, const SourceSettings &settings,
                         frontend::Dependencies &used)>
      run;
};

/// One result for each file, in their order; see frontend::runIsolated(), which does the work.
std::vector<frontend::JobResult> runCached(const std::vector<std::string> &files, int jobs,
                                           const frontend::JobLimits &limits,
                                           const SettingsTable &settings,
                                           const AnalysisOptions &options, const Analysis &analysis,
                                           const frontend::JobProgress &progress);

} // namespace accelscope::cli
