// Precompiled preambles: the built-in prelude and the headers that sources begin with, as Clang
// keeps a parsed header on disk.
#pragma once

#include "analyzer/frontend/Parser.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace llvm {
class MemoryBuffer;
}

namespace accelscope::frontend {

/// Where Clang sees a preamble and the header that it was made of.
inline constexpr char kPreambleFile[] = "/accelscope/preamble.pch";
inline constexpr char kPreambleSource[] = "/accelscope/preamble.h";

struct Preamble {
  /// Changes with everything that went into it: the program, the options, every header's state.
  std::string id;
  /// As from leadingHeaders().
  std::vector<std::string> headers;
  /// First parts of the paths by which its headers were included from disk: a folder of the user's
  /// that has one of these may hide a header that the preamble holds.
  std::set<std::string> names;
  /// Its headers on disk.
  std::set<std::string> files;
  /// Length of the syntax tree; 0 when the headers have errors and cannot be precompiled.
  uint64_t treeSize = 0;
  std::string path;
};

/// What a preamble of these headers includes, as a source text.
std::string preambleSource(const std::vector<std::string> &headers);

/// A name for everything in `options` and in this program that a preamble depends on, beside its
/// headers. `arguments` are clangArguments() of a source parsed so.
std::string preambleSettings(const std::vector<std::string> &arguments);

/// The file of the preamble with these settings and headers.
std::string preamblePath(const std::string &folder, const std::string &settings,
                         const std::vector<std::string> &headers);

/// Parses the headers and stores the result at `path`. False when nothing could be stored. Parses
/// in this process: call it where a crash costs nothing.
bool buildPreamble(const std::string &path, const std::vector<std::string> &arguments,
                   const std::vector<std::string> &headers);

/// The description of the preamble stored at `path`; null when there is none, when it is damaged
/// or when one of its headers has changed since.
std::unique_ptr<Preamble> readPreamble(const std::string &path);

/// The stored syntax tree of `preamble`; null when the file is not what was written.
std::unique_ptr<llvm::MemoryBuffer> loadPreamble(const Preamble &preamble);

/// The arguments of a source that a preamble is made with: no source and none of the folders that
/// belong to the source.
std::vector<std::string> preambleArguments(const std::vector<std::string> &arguments);

} // namespace accelscope::frontend
