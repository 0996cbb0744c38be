#pragma once

#include <optional>
#include <string>
#include <vector>

namespace accelscope::frontend {

/// The folder of `file` and those above it, at most `levels` in all, up to the root of a Git
/// checkout. They start as `file` does, so that a relative path gives relative folders.
std::vector<std::string> foldersFrom(const std::string &file, int levels);

/// Folders that a build system would have put on the include path for these headers (as spelled in
/// the directives): folders below the source's own, and below its parents those of a usual name
/// (`include`, `utils`, `helpers`...). Each once, in the order of the headers.
std::vector<std::string> foldersOfHeaders(const std::string &file,
                                          const std::vector<std::string> &headers);

/// What stands before a fragment where the project includes it.
struct IncludingSource {
  /// The source that includes the fragment, and the line that does.
  std::string path;
  unsigned line = 0;
  /// Files that end where they include the next one or the fragment, outermost first: path and
  /// text. Clang takes them for system headers.
  std::vector<std::pair<std::string, std::string>> before;
};

/// The source nearby that includes `file`, directly or through headers: one of the same folder
/// first, a `.cu` before other files. Nothing when none of the files looked at does.
std::optional<IncludingSource> findIncludingSource(const std::string &file);

} // namespace accelscope::frontend
