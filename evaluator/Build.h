#pragma once

#include "evaluator/Task.h"

#include <filesystem>
#include <string>
#include <vector>

namespace accelscope::evaluator {

enum class Backend { Cuda, Host };

/// What builds need to know about this machine and this run.
struct Toolchain {
  std::filesystem::path cxx;           ///< the C++ compiler
  std::filesystem::path nvcc;          ///< empty where there is none
  std::string arch = "native";         ///< for nvcc -arch
  std::string cxxVersion, nvccVersion; ///< first line of --version, part of the cache key
  std::filesystem::path cache;         ///< folder of built objects, keyed by content
  int limitSeconds = 300;

  /// Looks for $CXX, c++, g++, clang++ and for $NVCC, nvcc, /usr/local/cuda/bin/nvcc; throws
  /// InputError when there is no C++ compiler.
  static Toolchain find();
};

enum class BuildVerdict { Ok, Failed, InterfaceMismatch };

struct BuildResult {
  BuildVerdict verdict = BuildVerdict::Failed;
  std::string reason; ///< one sentence when not Ok
  std::string command;
  double seconds = 0;
  std::string log;              ///< the compiler's output, truncated
  std::filesystem::path object; ///< the shared object when Ok
  bool cached = false;
};

/// Builds one solution into a shared object whose only export is kEntryPoint, a wrapper that calls
/// solution_compute; the wrapper does not compile unless the two signatures agree.
BuildResult buildSolution(const Task &task, const std::filesystem::path &source, Backend backend,
                          const Toolchain &toolchain);

/// Builds a trusted source of a task (generator, reference, checker) with the C++ compiler.
BuildResult buildTrusted(const std::filesystem::path &source,
                         const std::vector<std::filesystem::path> &includeFolders,
                         const Toolchain &toolchain);

/// The function that a built solution exports.
constexpr const char *kEntryPoint = "accelscope_entry";

/// The flags of a solution's CUDA libraries, "-lcublas" and so on, as its #includes need them.
std::vector<std::string> librariesOf(const std::string &sourceText);

/// The parameter list that a source gives solution_compute, as written there; empty when none is.
std::string declaredSignature(const std::string &sourceText);

/// Reads a whole file; throws InputError when that fails.
std::string readFile(const std::filesystem::path &file);

} // namespace accelscope::evaluator
