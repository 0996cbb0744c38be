#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace accelscope::evaluator {

/// The output of an evaluation: one file, or one per author, of JSON lines that are complete at
/// every moment, so that a killed run can be resumed.
class RecordFiles {
public:
  using Key = std::tuple<std::string, std::string, std::string>; ///< task, author, size

  /// `byAuthor`: `output` is a folder. Throws InputError when it cannot be written to.
  RecordFiles(std::filesystem::path output, bool byAuthor);

  /// Opens all files for writing. Without `resume` they start empty. With it, complete records
  /// that `keep` accepts stay, all else is dropped (half a line that a kill left, records of
  /// changed sources), and what stayed is told by `has`.
  void open(const std::vector<std::string> &authors, bool resume,
            const std::function<bool(const nlohmann::json &)> &keep);
  bool has(const Key &key) const;
  std::size_t kept() const { return kept_.size(); }

  /// Appends one record and flushes it.
  void write(const std::string &author, const nlohmann::ordered_json &record);

private:
  std::filesystem::path fileOf(const std::string &author) const;

  std::filesystem::path output_;
  bool byAuthor_;
  std::map<std::filesystem::path, std::ofstream> streams_;
  std::map<Key, bool> kept_;
};

} // namespace accelscope::evaluator
