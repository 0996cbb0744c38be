// One case for each way in which Clang's tools are known to fail on CUDA sources: the source, or
// the command line, that makes the usual tool stop, and what has to come out here.
#include "analyzer/frontend/CompilerArguments.h"
#include "analyzer/frontend/ParseSettings.h"
#include "analyzer/frontend/Parser.h"
#include "analyzer/frontend/ShellWords.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace accelscope::frontend;
namespace fs = std::filesystem;

namespace {

const char *const kToolkit = "/usr/local/cuda";
const char *const kKernel = "__global__ void k(float *p) { p[threadIdx.x] = 1; }\n";

struct Found : clang::RecursiveASTVisitor<Found> {
  const clang::SourceManager &sources;
  std::set<std::string> functions, annotations;
  int launches = 0;
  explicit Found(clang::ASTUnit &unit) : sources(unit.getSourceManager()) {
    TraverseDecl(unit.getASTContext().getTranslationUnitDecl());
  }
  bool VisitFunctionDecl(clang::FunctionDecl *f) {
    if (f->doesThisDeclarationHaveABody() &&
        sources.isInMainFile(sources.getExpansionLoc(f->getLocation())))
      functions.insert(f->getNameAsString());
    return true;
  }
  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *call) {
    launches += sources.isInMainFile(sources.getExpansionLoc(call->getBeginLoc()));
    return true;
  }
  bool VisitAnnotateAttr(clang::AnnotateAttr *attribute) {
    annotations.insert(attribute->getAnnotation().str());
    return true;
  }
};

enum View { Device, Host };

// A source that has to parse without an error in the views named.
struct Case {
  int row;
  const char *name, *text;
  int launches;
  std::vector<View> views;
  bool toolkit = false; // with the toolkit's headers too
};

const Case kCases[] = {
    {5,
     "TextureReferences",
     "texture<float, 1, cudaReadModeElementType> t;\n"
     "__global__ void k(float *p) { p[threadIdx.x] = tex1Dfetch(t, threadIdx.x); }\n"
     "void bind(float *p) { cudaBindTexture(0, t, p, 4); k<<<1, 32>>>(p); cudaUnbindTexture(t); "
     "}\n",
     1,
     {Device}},
    {6,
     "LibrariesThatMoved",
     "#include <cooperative_groups.h>\n#include <cub/cub.cuh>\n"
     "__global__ void k(float *p) { cooperative_groups::this_thread_block().sync(); using R = "
     "cub::BlockReduce<float, 64>; __shared__ typename R::TempStorage t; p[0] = R(t).Sum(p[1]); "
     "}\n",
     0,
     {Device},
     true},
    {7,
     "RandomNumbers",
     "#include <curand_kernel.h>\n__global__ void k(float *p) { curandState s; curand_init(1, 2, "
     "0, "
     "&s); p[0] = curand_uniform(&s); }\n",
     0,
     {Device},
     true},
    {8,
     "NoToolkit",
     "#include <cuda_runtime.h>\n__global__ void k() {}\nint main() { k<<<1, 1>>>(); }",
     1,
     {Device, Host}},
    {9,
     "KernelsAndHostCodeInOneTree",
     "#include <vector>\n__global__ void k(float *p) { p[0] = 1; }\nvoid run(std::vector<float> "
     "&v) {"
     " float *d; cudaMalloc(&d, v.size() * 4); k<<<v.size() / 32, 32>>>(d); cudaFree(d); }\n",
     1,
     {Device, Host},
     true},
    {12,
     "ConstexprFromDeviceCode",
     "#include <algorithm>\n#include <array>\nconstexpr int twice(int x) { return 2 * x; }\n"
     "__global__ void k(int *p) { constexpr std::array<int, 2> a{1, 2}; p[0] = twice(p[1]) + "
     "std::max(p[0], 3) + a[1]; }\n",
     0,
     {Device, Host}},
    {13,
     "ExtendedLambdas",
     "template <class F> __global__ void k(F f, int *p) { p[threadIdx.x] = f(threadIdx.x); }\n"
     "void run(int *p, int n) { k<<<1, 32>>>([=] __device__(int i) { return i + n; }, p); k<<<1, "
     "32>>>([=] __host__ __device__(int i) { return i * n; }, p); }\n",
     2,
     {Device, Host},
     true},
    {14,
     "SharedObjectsWithConstructors",
     "#include <cuda/barrier>\nstruct P { float x, y; __device__ P() : x(0), y(0) {} };\n"
     "__global__ void k(float *p) { __shared__ P s[32]; __shared__ "
     "cuda::barrier<cuda::thread_scope_block> b; if (threadIdx.x == 0) init(&b, 32); s[1].x = "
     "p[0]; "
     "b.arrive_and_wait(); }\n",
     0,
     {Device}},
    {15,
     "CacheHints",
     "__global__ void k(float4 *p, int *q) { __stcs(p, __ldcs(p + 1)); q[0] = __ldcg(q + 1) + "
     "__ldca(q) + __ldlu(q) + __ldcv(q); __stwt(q, 1); __stcg(q, 2); }\n",
     0,
     {Device},
     true},
    {16,
     "VariadicDeviceFunctions",
     "template <class T> __device__ auto test(int) -> decltype(T() + T(), char());\n"
     "template <class T> __device__ int test(...);\n"
     "__global__ void k(int *p) { p[0] = sizeof(test<float>(0)); }\n",
     0,
     {Device, Host},
     true},
    {17,
     "NewAttributes",
     "__global__ void __cluster_dims__(2, 1, 1) k(const __grid_constant__ int n, int *p) { p[0] = "
     "n; "
     "}\n",
     0,
     {Device, Host}},
    {19,
     "LaunchesInTemplates",
     "template <class T, int N> __global__ void k(T *p) { p[threadIdx.x] = N; }\n"
     "template <class T> struct Runner { void run(T *p) { k<T, 8><<<1, 32>>>(p); } };\n"
     "void go(float *p) { Runner<float>().run(p); }\n",
     1,
     {Device, Host},
     true},
    {21,
     "TheLibrarysMathematics",
     "#include <cmath>\n#include <complex>\n#include <limits>\n__global__ void k(float *p) { p[0] "
     "= "
     "std::sqrt(p[1]) + sinf(p[2]) + std::numeric_limits<float>::max(); }\nfloat h(float x) { "
     "return "
     "std::pow(x, 2.5f) + std::abs(std::complex<float>(x)); }\n",
     0,
     {Device, Host},
     true},
    {23,
     "DynamicParallelism",
     "__global__ void child(int *p) { p[0] = 1; }\n__device__ void spread(int *p) { child<<<1, "
     "1>>>(p); }\n__global__ void k(int *p) { child<<<1, 1>>>(p); spread(p); }\n",
     2,
     {Device, Host}},
    {27,
     "HostMinAndMax",
     "int limit(int a, float b) { return max(a, 3) + min(b, 2.0f); }\n",
     0,
     {Device, Host},
     true},
    {29,
     "NvccIsDefined",
     "#ifdef __NVCC__\n__global__ void k() {}\n#else\n#include <hip/hip_runtime.h>\n#endif\n",
     0,
     {Device, Host}},
    {30,
     "AlignmentSurfacesAndAtomics",
     "__global__ void k(cudaSurfaceObject_t s, unsigned *p) { __shared__ alignas(16) float t[4]; "
     "t[0] = 1; surf2Dwrite(t[0], s, 4, 1); surf2Dread(&t[1], s, 0, 0); __nv_atomic_fetch_add(p, "
     "1u, "
     "__NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE); }\n",
     0,
     {Device}},
};

std::string notesOf(const ParsedUnit &unit) {
  std::string all;
  for (const std::string &note : unit.notes)
    all += note + "\n";
  return all;
}

std::string nameOf(const testing::TestParamInfo<Case> &info) {
  return "Row" + std::to_string(info.param.row) + info.param.name;
}

class KnownFailures : public testing::TestWithParam<Case> {};

void expectClean(const Case &row, const ParseOptions &options) {
  ParsedUnit unit = parseText("row.cu", row.text, options);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
  ASSERT_TRUE(unit.ast);
  Found found(*unit.ast);
  EXPECT_EQ(found.launches, row.launches);
}

TEST_P(KnownFailures, WithoutAToolkit) {
  for (View view : GetParam().views) {
    ParseOptions options;
    options.hostView = view == Host;
    expectClean(GetParam(), options);
  }
}

TEST_P(KnownFailures, WithAToolkit) {
  if (!GetParam().toolkit)
    GTEST_SKIP() << "the case is about the built-in headers";
  if (!fs::exists(std::string(kToolkit) + "/include/cuda_runtime.h"))
    GTEST_SKIP() << "no CUDA toolkit on this machine";
  ParseOptions options;
  options.cudaPath = kToolkit;
  expectClean(GetParam(), options);
}

INSTANTIATE_TEST_SUITE_P(Rows, KnownFailures, testing::ValuesIn(kCases), nameOf);

class KnownFailuresInFiles : public testing::Test {
protected:
  void SetUp() override {
    root_ = fs::temp_directory_path() / ("accelscope-known-" + std::to_string(getpid()));
    fs::remove_all(root_);
    fs::create_directories(root_ / ".git");
  }
  void TearDown() override { fs::remove_all(root_); }
  std::string write(const std::string &name, const std::string &text) {
    fs::path path = root_ / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
    return path.string();
  }
  ParsedUnit parseWith(const std::string &command, const std::string &source) {
    ParseOptions options;
    applyCommand(translateCommand(splitShellWords(command), root_.string()), options);
    return parseFile(source, options);
  }
  bool toolkit() const { return fs::exists(std::string(kToolkit) + "/include/cuda_runtime.h"); }
  fs::path root_;
};

TEST_F(KnownFailuresInFiles, Row1OptionsOfNvcc) {
  std::string source = write("a.cu", "static_assert(WANTED == 3, \"\");\n#if __CUDA_ARCH__ != 900\n"
                                     "#error another architecture\n#endif\n" +
                                         std::string(kKernel));
  ParsedUnit unit = parseWith(
      "nvcc -ccbin g++-12 --expt-relaxed-constexpr --extended-lambda -gencode "
      "arch=compute_80,code=sm_80 -gencode arch=compute_90,code=[sm_90,compute_90] -rdc=true "
      "-Xcompiler=-fPIC,-Wall -Xfatbin -compress-all -Xcudafe --display_error_number "
      "--diag_suppress=177 -forward-unknown-to-host-compiler -use_fast_math -lineinfo -O 3 "
      "--define-macro WANTED=3 -c a.cu -o a.o",
      source);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
}

TEST_F(KnownFailuresInFiles, Row2FoldersInAnOptionsFile) {
  write("inc/far.h", "typedef float far_t;\n");
  write("includes_CUDA.rsp", "-I" + (root_ / "inc").string() + " -DSET\n");
  std::string source = write("src/deep/down/a.cu", "#include <far.h>\n#ifndef SET\n#error not "
                                                   "set\n#endif\n__global__ void k(far_t *) {}\n");
  ParsedUnit unit = parseWith("nvcc --options-file includes_CUDA.rsp -c " + source, source);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
}

TEST_F(KnownFailuresInFiles, Rows3And4ANewToolkitsHeaders) {
  if (!toolkit())
    GTEST_SKIP() << "no CUDA toolkit on this machine";
  ParseOptions options;
  options.cudaPath = kToolkit;
  ParsedUnit unit =
      parseFile(write("a.cu", "#include <cuda_runtime.h>\n" + std::string(kKernel)), options);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
}

TEST_F(KnownFailuresInFiles, Row7AToolkitWithoutRandomNumbers) {
  if (!toolkit())
    GTEST_SKIP() << "no CUDA toolkit on this machine";
  fs::create_directories(root_ / "cuda/include");
  fs::create_directories(root_ / "cuda/bin");
  for (const auto &entry : fs::directory_iterator(std::string(kToolkit) + "/include/"))
    if (entry.path().filename().string().rfind("curand", 0) != 0)
      fs::create_symlink(fs::canonical(entry.path()),
                         root_ / "cuda/include" / entry.path().filename());
  ParseOptions options;
  options.cudaPath = (root_ / "cuda").string();
  ParsedUnit unit = parseFile(write("a.cu", kKernel), options);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
}

TEST_F(KnownFailuresInFiles, Row10EachViewHasItsBranch) {
  const std::string text = "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900\n"
                           "__device__ void newest() {}\n#elif defined(__CUDA_ARCH__)\n"
                           "__device__ void older() {}\n#else\nvoid host() {}\n#endif\n"
                           "#if defined(__CUDA_ARCH__) && !defined(__CUDA_ARCH_LIST__)\n#error\n"
                           "#endif\n";
  struct View {
    const char *arch;
    bool host;
    const char *function;
  };
  for (const View &view : {View{"sm_90", false, "newest"}, View{"sm_70", false, "older"},
                           View{"sm_90", true, "host"}}) {
    ParseOptions options;
    options.arch = view.arch;
    options.hostView = view.host;
    ParsedUnit unit = parseText("a.cu", text, options);
    ASSERT_TRUE(unit.ast);
    EXPECT_EQ(unit.status, "ok") << notesOf(unit);
    EXPECT_EQ(Found(*unit.ast).functions, std::set<std::string>{view.function});
  }
}

TEST_F(KnownFailuresInFiles, Row11CallsOfTheWrongSide) {
  ParsedUnit unit = parseFile(
      write("a.cu", "#include <cstdlib>\n__device__ int only(int x) { return x; }\n"
                    "template <class T> __host__ __device__ T both(T x) { return only(x); }\n"
                    "__global__ void k(int *p) { p[0] = both(p[1]); }\n"
                    "int host(int *p) { k<<<1, 1>>>(p); return both(1) + only(2); }\n"));
  ASSERT_TRUE(unit.ast);
  Found found(*unit.ast);
  EXPECT_EQ(found.launches, 1);
  EXPECT_TRUE(found.functions.count("k"));
  EXPECT_TRUE(found.functions.count("host"));
}

TEST_F(KnownFailuresInFiles, Row17TheAttributesStayInTheTree) {
  ParsedUnit unit = parseText("a.cu", "__global__ void __cluster_dims__(2) k(const "
                                      "__grid_constant__ int n) {}\n");
  ASSERT_TRUE(unit.ast);
  EXPECT_EQ(Found(*unit.ast).annotations, (std::set<std::string>{"cluster_dims", "grid_constant"}));
}

TEST_F(KnownFailuresInFiles, Row18AHeaderAlone) {
  ParsedUnit unit = parseFile(write("only.cuh", std::string(kKernel) + "inline void run(float *p) "
                                                                       "{ k<<<1, 32>>>(p); }\n"));
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
  ASSERT_TRUE(unit.ast);
  EXPECT_EQ(Found(*unit.ast).launches, 1);
}

TEST_F(KnownFailuresInFiles, Row20GnuStandards) {
  for (const char *standard : {"gnu++14", "gnu++17", "gnu++20"}) {
    ParseOptions options;
    options.standard = standard;
    ParsedUnit unit = parseText("a.cu",
                                "#include <cmath>\n#include <complex>\n#include <limits>\n"
                                "#include <type_traits>\n__global__ void k(float *p) {}\n",
                                options);
    EXPECT_EQ(unit.status, "ok") << standard << ": " << notesOf(unit);
  }
}

TEST_F(KnownFailuresInFiles, Row21TheCompilersOwnHeadersAreFound) {
  EXPECT_TRUE(fs::exists(clangResourceDir() + "/include/stddef.h"));
}

TEST_F(KnownFailuresInFiles, Row26OutputsAreNoBusinessOfTheParser) {
  std::string source = write("a.cu", kKernel);
  ParsedUnit unit = parseWith("nvcc -MD -MF a.d -MT a.o -MMD --keep --keep-dir tmp -x cu -dc "
                              "a.cu -o a.o",
                              source);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
  EXPECT_FALSE(fs::exists(root_ / "a.o"));
  EXPECT_FALSE(fs::exists(root_ / "a.d"));
}

TEST_F(KnownFailuresInFiles, Row28AProjectsOwnCudaHeader) {
  write("cuda.h", "#ifndef OWN_CUDA\n#define OWN_CUDA\nvoid own();\n#endif\n");
  std::string source = write("a.cu", "#include \"cuda.h\"\n#include <cuda_runtime.h>\n__global__ "
                                     "void k() {}\nint main() { own(); cudaFree(0); }\n");
  ParsedUnit unit = parseFile(source);
  EXPECT_EQ(unit.status, "ok") << notesOf(unit);
  if (!toolkit())
    return;
  ParseOptions options;
  options.cudaPath = kToolkit;
  options.includeDirs = {root_.string()};
  unit = parseFile(source, options);
  EXPECT_EQ(unit.status, "ok") << "with a toolkit: " << notesOf(unit);
}

} // namespace
