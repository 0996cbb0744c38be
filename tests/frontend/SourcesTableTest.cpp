// Parses every file of sources/ and compares with what its first comments promise:
//   status:    ok | degraded
//   kernels:   the names of kernels with a body in the file, in order
//   launches:  how many <<<...>>> survive in the tree (templates by their pattern)
//   missing:   headers reported as missing
//   functions: device or host functions that must be there
//   cuda:      no, for a plain C++ source
//   toolkit:   never, when the file needs declarations that a toolkit of today lacks or hides from
//              Clang
#include "analyzer/frontend/KernelCount.h"
#include "analyzer/frontend/Parser.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <unistd.h>

using namespace accelscope::frontend;
namespace fs = std::filesystem;

namespace {

const fs::path kFolder = fs::path(ACCELSCOPE_SOURCE_DIR) / "tests/frontend/sources";
const char *const kToolkit = "/usr/local/cuda";

std::string readText(const fs::path &path) {
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::map<std::string, std::string> promises(const std::string &text) {
  std::map<std::string, std::string> result;
  std::istringstream lines(text);
  std::string line;
  while (std::getline(lines, line) && line.rfind("// ", 0) == 0) {
    size_t colon = line.find(':');
    if (colon == std::string::npos)
      break;
    std::string value = line.substr(colon + 1);
    value.erase(0, value.find_first_not_of(' '));
    result[line.substr(3, colon - 3)] = value;
  }
  return result;
}

struct Found : clang::RecursiveASTVisitor<Found> {
  clang::SourceManager &sources;
  std::string kernels;
  std::set<std::string> functions;
  int launches = 0;
  explicit Found(clang::SourceManager &sources) : sources(sources) {}

  bool here(clang::SourceLocation at) const {
    return sources.isInMainFile(sources.getExpansionLoc(at));
  }
  bool VisitFunctionDecl(clang::FunctionDecl *f) {
    if (!here(f->getLocation()))
      return true;
    functions.insert(f->getNameAsString());
    if (f->hasAttr<clang::CUDAGlobalAttr>() && f->doesThisDeclarationHaveABody())
      kernels += (kernels.empty() ? "" : " ") + f->getNameAsString();
    return true;
  }
  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *call) {
    launches += here(call->getBeginLoc());
    return true;
  }
};

std::string join(const std::vector<std::string> &items, const char *separator) {
  std::string out;
  for (const std::string &item : items)
    out += (out.empty() ? "" : separator) + item;
  return out;
}

void check(const std::string &name, const ParseOptions &options) {
  fs::path path = kFolder / name;
  std::string text = readText(path);
  std::map<std::string, std::string> promised = promises(text);
  ParsedUnit unit = parseFile(path.string(), options);
  EXPECT_EQ(unit.status, promised["status"]) << join(unit.notes, "\n");
  ASSERT_TRUE(unit.ast) << join(unit.notes, "\n");
  Found found(unit.ast->getSourceManager());
  found.TraverseDecl(unit.ast->getASTContext().getTranslationUnitDecl());
  EXPECT_EQ(found.kernels, promised["kernels"]);
  EXPECT_EQ(std::to_string(found.launches), promised["launches"]);
  EXPECT_EQ(join(unit.missingHeaders, " "), promised["missing"]);
  EXPECT_EQ(unit.cudaSource, promised["cuda"] != "no");
  std::istringstream functions(promised["functions"]);
  for (std::string function; functions >> function;)
    EXPECT_TRUE(found.functions.count(function)) << function;
  size_t kernels = promised["kernels"].empty() ? 0
                                               : 1 + std::count(promised["kernels"].begin(),
                                                                promised["kernels"].end(), ' ');
  EXPECT_EQ(countKernelDefinitions(text), kernels) << "the lexer counts otherwise";
}

std::vector<std::string> sourceNames() {
  std::vector<std::string> names;
  for (const auto &entry : fs::directory_iterator(kFolder))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

std::string testName(const testing::TestParamInfo<std::string> &info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

class SourcesTable : public testing::TestWithParam<std::string> {};

TEST_P(SourcesTable, DeviceViewWithBuiltinHeaders) { check(GetParam(), ParseOptions()); }

TEST_P(SourcesTable, RealToolkit) {
  if (!fs::exists(std::string(kToolkit) + "/include/cuda_runtime.h"))
    GTEST_SKIP() << "no CUDA toolkit on this machine";
  std::map<std::string, std::string> promised = promises(readText(kFolder / GetParam()));
  if (promised["toolkit"] == "never")
    GTEST_SKIP() << "needs declarations that this toolkit lacks";
  ParseOptions options;
  options.cudaPath = kToolkit;
  check(GetParam(), options);
}

INSTANTIATE_TEST_SUITE_P(All, SourcesTable, testing::ValuesIn(sourceNames()), testName);

TEST(Parser, HostViewKeepsKernels) {
  ParseOptions options;
  options.hostView = true;
  for (const char *name : {"runtime_api.cu", "cub_primitives.cu", "half_types.cu"})
    check(name, options);
}

TEST(Parser, EveryBuiltinHeaderStandsAlone) {
  // Each header that a source may name, in a file of its own.
  for (const char *header : {"cuda.h",
                             "cuda_runtime.h",
                             "cuda_runtime_api.h",
                             "device_launch_parameters.h",
                             "vector_types.h",
                             "math_constants.h",
                             "cuComplex.h",
                             "library_types.h",
                             "cublas_v2.h",
                             "cublas.h",
                             "cublasLt.h",
                             "cusparse.h",
                             "cusolverDn.h",
                             "cusolverSp.h",
                             "cufft.h",
                             "cufftXt.h",
                             "curand.h",
                             "curand_kernel.h",
                             "nccl.h",
                             "nvToolsExt.h",
                             "nvtx3/nvToolsExt.h",
                             "nvrtc.h",
                             "cuda_fp16.h",
                             "cuda_bf16.h",
                             "cuda_fp8.h",
                             "mma.h",
                             "cuda_pipeline.h",
                             "cuda_gl_interop.h",
                             "cuda_profiler_api.h",
                             "cooperative_groups.h",
                             "cooperative_groups/reduce.h",
                             "cuda/atomic",
                             "cuda/barrier",
                             "cuda/pipeline",
                             "cuda/annotated_ptr",
                             "cuda/std/tuple",
                             "cuda/std/complex",
                             "cuda/std/functional",
                             "cub/cub.cuh",
                             "cub/block/block_reduce.cuh",
                             "thrust/sort.h",
                             "thrust/device_vector.h",
                             "torch/extension.h",
                             "ATen/ATen.h",
                             "c10/cuda/CUDAStream.h",
                             "pybind11/pybind11.h",
                             "mpi.h",
                             "omp.h",
                             "helper_cuda.h"}) {
    ParsedUnit unit =
        parseText("alone.cu", "#include <" + std::string(header) + ">\n__global__ void k() {}\n");
    EXPECT_EQ(unit.status, "ok") << header << ": " << join(unit.notes, "\n");
  }
}

TEST(Parser, StandardsArchitecturesAndDefines) {
  for (const char *standard : {"c++11", "c++14", "c++17", "c++20", "gnu++17"}) {
    ParseOptions options;
    options.standard = standard;
    ParsedUnit unit = parseText("s.cu", "__global__ void k(float *p) { p[0] = 1; }", options);
    EXPECT_EQ(unit.status, "ok") << standard << ": " << join(unit.notes, "\n");
  }
  for (const auto &[arch, value] : std::map<std::string, int>{
           {"sm_70", 700}, {"sm_90a", 900}, {"compute_80", 800}, {"86", 860}, {"sm_120", 1200}}) {
    ParseOptions options;
    options.arch = arch;
    options.defines = {"EXPECTED=" + std::to_string(value)};
    ParsedUnit unit = parseText(
        "a.cu", "static_assert(__CUDA_ARCH__ == EXPECTED, \"\"); __global__ void k() {}", options);
    EXPECT_EQ(unit.status, "ok") << arch << ": " << join(unit.notes, "\n");
  }
}

TEST(Parser, LocalIncludesAreFollowed) {
  fs::path folder = fs::temp_directory_path() / ("accelscope-include-" + std::to_string(getpid()));
  fs::create_directories(folder / "src");
  fs::create_directories(folder / "include");
  std::ofstream(folder / "src/near.cuh") << "__device__ int near(int x) { return x; }\n";
  std::ofstream(folder / "include/far.h") << "typedef float real;\n";
  std::ofstream(folder / "src/main.cu") << "#include \"near.cuh\"\n#include \"far.h\"\n__global__ "
                                           "void k(real *p) { p[near(0)] = 1; }\n";
  ParsedUnit unit = parseFile((folder / "src/main.cu").string());
  EXPECT_EQ(unit.status, "ok") << join(unit.notes, "\n");
  fs::remove_all(folder);
}

TEST(Parser, FailuresAreSentences) {
  ParsedUnit unit = parseFile("/nowhere/at/all.cu");
  EXPECT_EQ(unit.status, "failed");
  EXPECT_FALSE(unit.ast);
  ASSERT_EQ(unit.notes.size(), 1u);
  EXPECT_NE(unit.notes[0].find("/nowhere/at/all.cu: cannot be read"), std::string::npos);
}

TEST(Parser, TheSameTextGivesTheSameNotes) {
  std::string text = "#include <gone.h>\n__global__ void k(unknown_t *p) { p[0] = missing(p); }\n";
  ParsedUnit a = parseText("x.cu", text), b = parseText("x.cu", text);
  EXPECT_EQ(a.notes, b.notes);
  EXPECT_EQ(a.status, "degraded");
  ASSERT_FALSE(a.notes.empty());
  EXPECT_NE(a.notes[0].find("x.cu:1: header 'gone.h' not found"), std::string::npos) << a.notes[0];
}

TEST(Parser, LibraryDeclarationsAreTold) {
  ParsedUnit unit = parseText("x.cu", "void f() { cudaDeviceSynchronize(); }");
  ASSERT_TRUE(unit.ast);
  auto &context = unit.ast->getASTContext();
  auto found =
      context.getTranslationUnitDecl()->lookup(&context.Idents.get("cudaDeviceSynchronize"));
  ASSERT_FALSE(found.empty());
  const auto &sources = unit.ast->getSourceManager();
  EXPECT_TRUE(isBuiltinHeader(sources.getFilename(found.front()->getLocation())));
  EXPECT_TRUE(sources.isInSystemHeader(found.front()->getLocation()));
}

} // namespace
