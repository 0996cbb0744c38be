// Finds out how a project compiles each of its files: compile_commands.json, compile_flags.txt, and
// what can be inferred where neither says anything.
#pragma once

#include "analyzer/frontend/NvccCommand.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace accelscope::frontend {

/// One entry of a compilation database, not yet translated.
struct CompileEntry {
  std::string file;      ///< absolute, normalised
  std::string directory; ///< absolute
  std::vector<std::string> arguments;
  bool cuda = false; ///< a `.cu` file, or compiled as one
};

/// A compilation database in memory.
struct CompileDatabase {
  std::string path; ///< of the file
  std::vector<CompileEntry> entries;
  std::map<std::string, size_t> byFile;
  /// One sentence, file and line first, for everything that could not be used.
  std::vector<std::string> problems;
};

/// Reads compile_commands.json text, `command` and `arguments` forms; of several entries for a file
/// the one that compiles CUDA wins, then the first. Never throws.
CompileDatabase parseCompileDatabase(const std::string &path, const std::string &text);

/// How a file is compiled, and how that is known.
struct FileCommand {
  CompileCommand command;
  /// For people: "build/compile_commands.json", "... through main.cu, which includes it", "no
  /// compile command found".
  std::string origin;
  /// False when everything was inferred.
  bool known = false;
};

/// Answers for many files of one run; what it reads it keeps.
class CompileCommands {
public:
  /// `buildPath`: a folder with compile_commands.json or compile_flags.txt, or such a file; empty:
  /// they are looked for in the folders above each source and in `build` below those.
  explicit CompileCommands(std::string buildPath = "");
  ~CompileCommands();

  /// A `.cuh` or other header that has no entry takes that of a source that includes it, directly
  /// or through other headers; else that of the nearest CUDA source. A file without any command
  /// gets the `include` folders beside and above it, up to the root of the repository.
  FileCommand find(const std::string &file);

  /// False when `buildPath` gives no command at all.
  bool usable() const;

  /// Sentences about what could not be read, each once.
  const std::vector<std::string> &problems() const { return problems_; }

private:
  struct Found;
  const Found &databaseFor(const std::string &folder);
  std::unique_ptr<Found> load(const std::string &folder, bool required);
  std::unique_ptr<Found> loadFile(const std::string &path);
  const CompileEntry *includer(const Found &found, const std::string &file, bool &includes);
  const std::set<std::string> &closureOf(const CompileEntry &entry);
  bool isKnownFile(const std::string &path);
  const std::vector<std::string> &includesOf(const std::string &file);

  std::string buildPath_;
  std::map<std::string, std::shared_ptr<Found>> byFolder_;
  std::map<std::string, std::vector<std::string>> includes_;
  std::map<const CompileEntry *, std::set<std::string>> closures_;
  std::unordered_map<std::string, bool> exists_;
  size_t followed_ = 0;
  std::vector<std::string> problems_;
};

/// The `include` folders beside `file` and its parents, up to a folder with `.git` or six levels.
std::vector<std::string> inferredIncludeFolders(const std::string &file);

} // namespace accelscope::frontend
