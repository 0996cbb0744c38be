// Results of analyses, kept until something that they depend on has changed.
#pragma once

#include "analyzer/frontend/Dependencies.h"
#include "analyzer/frontend/PreambleStore.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace accelscope::frontend {

/// For one run: what was looked at on disk is remembered. Wrong or damaged entries count as none,
/// and a folder that cannot be written to keeps nothing.
class ResultCache {
public:
  /// An empty folder: nothing is found and nothing kept.
  explicit ResultCache(std::string cacheFolder);

  bool enabled() const { return !folder_.empty(); }

  /// The entry of one analysis. `purpose` names everything that the result depends on beside the
  /// source's text, what it includes, `arguments` (those of clangArguments()), the working folder
  /// and this program.
  std::string entry(const std::string &purpose, const std::string &path, const std::string &text,
                    const std::vector<std::string> &arguments) const;

  /// The result kept for the entry, when all that it depends on is as it was.
  std::optional<std::string> find(const std::string &entry,
                                  const std::vector<std::string> &arguments);

  /// Keeps a result, unless a file that it depends on (the source, `path`, too) was written after
  /// `started` (nanoseconds since 1970): it may have changed while it was read.
  void keep(const std::string &entry, const std::string &path, const Dependencies &dependencies,
            int64_t started, const std::string &result);

  /// Removes the results that were used longest ago when there are too many; looks at most once a
  /// day.
  void limit() const;

  /// Now, as `keep` takes it.
  static int64_t now();

private:
  const std::string &contentHash(const std::string &path);
  bool isAbsent(const std::string &path);
  const Preamble *preamble(const std::string &id);
  bool holds(llvm::StringRef line, const std::vector<std::string> &arguments);

  std::string folder_, preambles_, program_;
  FolderNames folders_;
  std::unordered_map<std::string, std::string> hashes_;
  std::unordered_map<std::string, std::unique_ptr<Preamble>> known_;
};

} // namespace accelscope::frontend
