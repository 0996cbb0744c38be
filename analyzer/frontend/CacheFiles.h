// The cache folder and what all of its users need: names, whole files, limits.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>

namespace accelscope::frontend {

/// `$ACCELSCOPE_CACHE`, else `$XDG_CACHE_HOME/accelscope`, else `~/.cache/accelscope`; empty when
/// none of the variables is set. The folder need not exist.
std::string defaultCacheFolder();

/// Creates `folder` with its parents; false when it cannot be written to.
bool makeCacheFolder(const std::string &folder);

/// Writes a file whole or not at all: readers see the old content or the new, never a part, however
/// many processes write at once. False when it could not be written; nothing is left then.
bool writeWhole(const std::string &path, llvm::StringRef content);

/// The whole file; nothing when it cannot be read.
std::optional<std::string> readWhole(const std::string &path);

/// A name beside `path` that no other process uses; a writer renames it to `path`.
std::string temporaryBeside(const std::string &path);

/// Removes the files of `folder` that were used longest ago until the rest has at most `bytes`,
/// and what writers left behind an hour ago or earlier.
void limitFolder(const std::string &folder, uint64_t bytes);

/// Notes that a file was used, for limitFolder().
void markUsed(const std::string &path);

/// A hash as a file name.
std::string hashName(llvm::StringRef text);

/// Size and time of change of a file as `size time`; empty when there is none.
std::string fileStamp(const std::string &path);

} // namespace accelscope::frontend
