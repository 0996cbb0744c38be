#pragma once

#include "analyzer/frontend/Dependencies.h"
#include "clang/Frontend/ASTUnit.h"

#include <memory>
#include <string>
#include <vector>

namespace accelscope::frontend {

/// Where the built-in headers stand in every translation unit. A declaration whose file starts with
/// this prefix belongs to CUDA or a library of it, never to the user.
inline constexpr char kHeaderRoot[] = "/accelscope/include/";

/// How a source is parsed. The defaults suit a bare `.cu` file.
struct ParseOptions {
  /// The device architecture of the view: `sm_90`, `compute_80` or `90`. One that Clang does not
  /// know yet is parsed as the newest that it knows, with `__CUDA_ARCH__` as asked.
  std::string arch = "sm_90";
  /// Root of a CUDA toolkit whose headers replace the built-in ones; empty for the built-in ones.
  std::string cudaPath;
  /// Searched in this order after the source's own folder.
  std::vector<std::string> includeDirs;
  /// `NAME` or `NAME=value`.
  std::vector<std::string> defines;
  /// Handed to Clang as they are, after everything else.
  std::vector<std::string> extraArgs;
  /// Value of `-std=`; `gnu++NN` is read as `c++NN`.
  std::string standard = "c++17";
  /// Parse as the host compiler sees the source (no `__CUDA_ARCH__`) instead of as the device sees
  /// it. Both views hold kernels and host functions; launches inside kernels need the host view.
  bool hostView = false;
  /// Where precompiled preambles are kept (see preparePreambles()); empty: none are used. The
  /// result of a parse is the same with and without.
  std::string cacheFolder;
};

/// A parsed source. `ast` is null only when `status` is `failed`.
struct ParsedUnit {
  std::unique_ptr<clang::ASTUnit> ast;
  std::string path;
  /// `ok`: no error. `degraded`: something was skipped or not understood, see `notes`; the rest of
  /// the file is there. `failed`: no syntax tree, see `notes`.
  std::string status;
  /// Sentences for the record, in source order: missing headers first, then the first errors as
  /// `file:line: message`.
  std::vector<std::string> notes;
  /// Set for a fragment that was read behind the part of another file that stands before its
  /// include directive there: `file:line`.
  std::string includedAt;
  /// As spelled in the include directive, each once, in order of appearance.
  std::vector<std::string> missingHeaders;
  /// False for a plain C++ source: no kernel, launch, CUDA attribute or CUDA header.
  bool cudaSource = false;
  /// What the result depends on beside the options and the source's own text.
  Dependencies dependencies;
};

/// Parses a file. Never throws and never prints: whatever Clang has to say ends up in `notes`.
ParsedUnit parseFile(const std::string &path, const ParseOptions &options = {});

/// Parses `text` as if it were the contents of `path`; the path need not exist, and includes are
/// resolved from its folder.
ParsedUnit parseText(const std::string &path, const std::string &text,
                     const ParseOptions &options = {});

/// True for a path that belongs to the built-in headers.
bool isBuiltinHeader(llvm::StringRef path);

} // namespace accelscope::frontend
