// Which preamble a source is parsed with.
#pragma once

#include "analyzer/frontend/Preamble.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace accelscope::frontend {

/// A preamble in memory. Workers that are forked later share it.
struct LoadedPreamble {
  Preamble preamble;
  llvm::MemoryBufferRef tree;
};

/// A source that is going to be parsed.
struct UpcomingParse {
  std::string path, text;
  ParseOptions options;
};

/// Finds, builds where worth it, and loads the preambles of these sources, building in at most
/// `jobs` worker processes. One source gets a preamble of all of its leading headers; among many, a
/// set of headers gets one when several sources begin with it or when an earlier run wanted it too;
/// the rest share smaller ones.
/// Does nothing for sources whose options name no cache folder, and fails silently: a source
/// without a preamble is parsed as it is.
void preparePreambles(const std::vector<UpcomingParse> &sources, int jobs);

/// The largest loaded or stored preamble that may begin this source's parse without changing it;
/// null when there is none. `arguments` are those of clangArguments().
const LoadedPreamble *findPreamble(const std::string &path, llvm::StringRef text,
                                   const ParseOptions &options,
                                   const std::vector<std::string> &arguments);

/// The part of a cache folder that holds preambles.
std::string preambleFolder(const std::string &cacheFolder);

/// The names in folders, each folder read once: the sources of a run share most of theirs.
class FolderNames {
public:
  /// Empty when the folder does not exist.
  const std::set<std::string> &in(const std::string &folder);

private:
  std::unordered_map<std::string, std::set<std::string>> folders_;
};

/// True when none of the include folders in `arguments` has something that would go before a
/// header of the preamble.
bool mayUse(const Preamble &preamble, const std::vector<std::string> &arguments,
            FolderNames &folders);

} // namespace accelscope::frontend
