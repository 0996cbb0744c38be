#include "analyzer/frontend/CompilerArguments.h"

#include "analyzer/frontend/ProjectContext.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <algorithm>

namespace accelscope::frontend {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

std::string clangResourceDir() {
  static const std::string found = [] {
    std::vector<std::string> candidates;
    std::string program = fs::getMainExecutable(nullptr, nullptr);
    llvm::SmallString<256> beside(path::parent_path(path::parent_path(program)));
    path::append(beside, "lib", "clang", "19");
    candidates.push_back(std::string(beside));
    candidates.push_back(ACCELSCOPE_CLANG_RESOURCE_DIR);
    for (const char *known : {"/usr/lib/llvm-19/lib/clang/19", "/usr/lib/clang/19",
                              "/usr/local/lib/clang/19", "/usr/lib64/clang/19"})
      candidates.push_back(known);
    for (const std::string &candidate : candidates)
      if (!candidate.empty() && fs::exists(candidate + "/include/stddef.h"))
        return candidate;
    return std::string();
  }();
  return found;
}

// "sm_90a", "compute_80", "90" -> {90, "a"}.
static std::pair<unsigned, std::string> archNumber(llvm::StringRef arch) {
  arch.consume_front("sm_") || arch.consume_front("compute_");
  unsigned number = 0;
  if (arch.consumeInteger(10, number) || number < 20)
    return {90, ""};
  return {number, arch.str()};
}

unsigned archValue(const std::string &arch) { return archNumber(arch).first * 10; }

bool isArchitecture(const std::string &arch) {
  llvm::StringRef rest = arch;
  rest.consume_front("sm_") || rest.consume_front("compute_");
  unsigned number = 0;
  return !rest.consumeInteger(10, number) && number >= 20 && number < 1000 &&
         (rest.empty() || rest == "a" || rest == "f");
}

// The nearest architecture at or below `number` that Clang 19 accepts.
static unsigned knownArch(unsigned number) {
  unsigned best = 30;
  for (unsigned known : {30, 32, 35, 37, 50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 89, 90})
    if (known <= number)
      best = known;
  return best;
}

// A file is parsed with the folders that a build system would have given.
static std::vector<std::string> inferredIncludeDirs(const std::string &file) {
  std::vector<std::string> dirs;
  const std::vector<std::string> folders = foldersFrom(file, 4);
  for (size_t level = 0; level < folders.size(); ++level) {
    for (const char *name : {"include", "inc", "common", "Common", "common/inc", "src"}) {
      llvm::SmallString<256> candidate(folders[level] == "." ? llvm::StringRef() : folders[level]);
      path::append(candidate, name);
      if (fs::is_directory(candidate))
        dirs.push_back(std::string(candidate));
    }
  }
  return dirs;
}

std::vector<std::string> clangArguments(const std::string &file, const ParseOptions &options) {
  auto [number, suffix] = archNumber(options.arch);
  unsigned known = knownArch(number);
  std::string gpu = "sm_" + std::to_string(known) + (known == number && suffix == "a" ? "a" : "");
  std::string standard = options.standard;
  if (llvm::StringRef(standard).starts_with("gnu++"))
    standard.replace(0, 3, "c");

  std::vector<std::string> args = {"clang++",
                                   "-fsyntax-only",
                                   "-x",
                                   "cuda",
                                   options.hostView ? "--cuda-host-only" : "--cuda-device-only",
                                   "--cuda-gpu-arch=" + gpu,
                                   "-nocudalib",
                                   "-fgpu-rdc",
                                   "-std=" + standard,
                                   "-w",
                                   "-Wno-everything",
                                   "-Wno-unknown-cuda-version",
                                   "-ferror-limit=0",
                                   "-fno-spell-checking",
                                   "-fno-caret-diagnostics",
                                   "-fno-color-diagnostics",
                                   "-Qunused-arguments",
                                   "-Xclang",
                                   "-fcuda-allow-variadic-functions"};
  std::string resources = clangResourceDir();
  if (!resources.empty())
    args.insert(args.end(), {"-resource-dir", resources});
  if (known != number && !options.hostView) {
    args.push_back("-U__CUDA_ARCH__");
    args.push_back("-D__CUDA_ARCH__=" + std::to_string(number * 10));
  }
  const std::string root = kHeaderRoot;
  if (options.cudaPath.empty()) {
    args.insert(args.end(), {"-nocudainc", "-include", root + "core/prelude.h", "-I" + root,
                             "-idirafter", root + "fallback"});
  } else {
    args.insert(args.end(),
                {"--cuda-path=" + options.cudaPath, "-include", root + "toolkit/additions.h",
                 "-idirafter", root + "toolkit", "-idirafter", root + "fallback", "-iquote",
                 root + "toolkit_first", "-I" + root + "toolkit_first",
                 "-DACCELSCOPE_TOOLKIT_CUDA_H=\"" + options.cudaPath + "/include/cuda.h\""});
    // Since CUDA 13 CUB, Thrust and the CUDA C++ library stand in a folder of their own.
    std::string cccl = options.cudaPath + "/include/cccl";
    if (fs::is_directory(cccl))
      args.insert(args.end(), {"-isystem", cccl});
  }
  for (const std::string &dir : options.includeDirs)
    args.push_back("-I" + dir);
  for (const std::string &dir : inferredIncludeDirs(file))
    args.push_back("-I" + dir);
  // For "x.h" alone: a parent may have a header named like one of the system's.
  if (const std::vector<std::string> folders = foldersFrom(file, 2); folders.size() > 1)
    args.insert(args.end(), {"-iquote", folders[1]});
  for (const std::string &define : options.defines)
    args.push_back("-D" + define);
  args.insert(args.end(), options.extraArgs.begin(), options.extraArgs.end());
  args.push_back(file);
  return args;
}

} // namespace accelscope::frontend
