// Label and measurement records of an invented study, as the other stages write them.
#pragma once

#include "reports/Tables.h"

#include <memory>
#include <string>
#include <vector>

namespace accelscope::reports::fixture {

/// Writes labels.jsonl and measurements.jsonl into a fresh folder, which is removed in the end.
class StudyFiles {
public:
  /// Six authors, three sizes; `tasks` of them. Some solutions fail, one has no label record and
  /// one label record has no measurement. `poison` stands in names and reasons.
  StudyFiles(int tasks, const std::string &poison = "");
  ~StudyFiles();
  StudyFiles(const StudyFiles &) = delete;

  std::string folder() const { return folder_; }
  std::string labels() const { return folder_ + "/labels.jsonl"; }
  std::string measurements() const { return folder_ + "/measurements.jsonl"; }

private:
  std::string folder_;
};

/// A study read from such files, with few permutations and resamples.
struct LoadedFixture {
  explicit LoadedFixture(const StudyFiles &files, int threads = 1);

  correlation::Inputs inputs;
  correlation::Dataset data;
  correlation::Analysis analysis;
  correlation::Leaderboard board;
  Study study() const { return {inputs, data, analysis, board, catalog::Catalog::builtin()}; }
};

std::string readFile(const std::string &path);

} // namespace accelscope::reports::fixture
