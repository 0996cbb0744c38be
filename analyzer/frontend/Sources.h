#pragma once

#include <string>
#include <vector>

namespace accelscope::frontend {

/// What a list of inputs stands for.
struct SourceList {
  /// Sources to analyse, sorted by path, each once, as reached from the inputs (not made absolute).
  std::vector<std::string> files;
  /// One sentence for each input that gives no source: missing, unreadable, empty, binary, or a
  /// folder without sources. The path stands first.
  std::vector<std::string> problems;
};

/// Expands files and folders. A named file is taken whatever its extension as long as it is text; a
/// folder is searched recursively for every `.cu` and `.cuh` (blank and binary ones too: nothing is passed over in
/// silence), and for `.cpp .cc .cxx .h .hpp .inl .py`
/// files that hold CUDA. Hidden folders and build outputs (`build`, `CMakeFiles`, `node_modules`)
/// are passed over; a link to a folder is not followed.
SourceList findSources(const std::vector<std::string> &inputs);

} // namespace accelscope::frontend
