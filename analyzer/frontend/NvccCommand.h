// Understands the command lines of nvcc, Clang and GCC that compile a CUDA source, and keeps of
// them what changes how the source reads. Plain C++: no Clang header is needed here.
#pragma once

#include <string>
#include <vector>

namespace accelscope::frontend {

/// An option that does not reach the parser, and why. Options that only choose outputs, code
/// generation or warnings are the ordinary case.
struct DroppedOption {
  std::string text;   ///< as given, with its value
  std::string reason; ///< a few words: `output`, `code generation`, `unknown`
};

/// What a command line says about reading a source. Paths are absolute and normalised.
struct CompileCommand {
  std::string compiler;             ///< program as given; empty for a bare list of options
  bool nvcc = false;                ///< read by nvcc's rules; else by those of Clang and GCC
  std::string directory;            ///< working directory of the command
  std::vector<std::string> sources; ///< source files that it compiles
  /// `cu`, `c++` or `c` by `-x`; empty when it is left to the file's extension.
  std::string language;

  std::vector<std::string> archs; ///< every architecture named, as given, each once
  /// The newest architecture that the source is preprocessed for, `sm_90a` or `compute_80`; empty
  /// when none is named. With `arch=compute_80,code=sm_86` that is compute_80, as `__CUDA_ARCH__`
  /// shows.
  std::string arch;

  std::vector<std::string> includeDirs;       ///< `-I`
  std::vector<std::string> systemIncludeDirs; ///< `-isystem`
  std::vector<std::string> quoteIncludeDirs;  ///< `-iquote`
  std::vector<std::string> afterIncludeDirs;  ///< `-idirafter`
  std::vector<std::string> defines;           ///< `NAME` or `NAME=value`, the last of a name only
  std::vector<std::string> undefines;         ///< names that end undefined
  std::vector<std::string> preIncludes;       ///< `-include`; absolute when found in `directory`
  std::string standard;                       ///< `c++NN`; empty when not given
  std::string toolkit;                        ///< `--cuda-path` of a Clang command
  std::vector<std::string> clangFlags;        ///< further options that Clang takes as they are

  int maxRegisters = 0;         ///< `-maxrregcount`; 0: not given
  bool fastMath = false;        ///< `-use_fast_math`, `-ffast-math`
  bool relocatable = false;     ///< device code of several files is linked (`-rdc=true`, `-dc`)
  bool perThreadStream = false; ///< `--default-stream per-thread`
  bool deviceDebug = false;     ///< `-G`

  std::vector<DroppedOption> dropped; ///< in order; nothing disappears without an entry
  /// One sentence for each thing that may make the result wrong: a response file that cannot be
  /// read, an option nobody knows, an option without its value.
  std::vector<std::string> notes;
};

/// Reads a whole command: program, possibly behind a launcher such as ccache, and arguments.
/// Relative paths count from `directory`; response files are read from there.
CompileCommand translateCommand(const std::vector<std::string> &arguments,
                                const std::string &directory);

/// Reads options without a program (compile_flags.txt). They count as nvcc's when one of them is
/// nvcc's alone.
CompileCommand translateOptions(const std::vector<std::string> &options,
                                const std::string &directory);

/// `gnu++17` and `c++1z` as `c++17`; standards before C++11, which no CUDA header bears any more,
/// as `c++11`; empty for anything that is no C++ standard.
std::string normaliseStandard(const std::string &standard);

} // namespace accelscope::frontend
