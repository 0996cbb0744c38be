#include "analyzer/frontend/KernelCount.h"
#include "analyzer/frontend/Sources.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace accelscope::frontend;
namespace fs = std::filesystem;

namespace {

class Discovery : public testing::Test {
protected:
  void SetUp() override {
    root_ = fs::temp_directory_path() / ("accelscope-discovery-" + std::to_string(getpid()));
    fs::create_directories(root_);
  }
  void TearDown() override { fs::remove_all(root_); }
  std::string put(const std::string &name, const std::string &text) {
    fs::path path = root_ / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
  }
  fs::path root_;
};

TEST_F(Discovery, FoldersGiveCudaSourcesSorted) {
  put("b.cu", "__global__ void k() {}");
  put("a/kernel.cuh", "// header");
  put("host.cpp", "int main() {}");
  put("uses.cpp", "void f() { k<<<1, 2>>>(); }");
  put("lib.h", "#include <cuda_runtime.h>\n");
  put("talks.hpp", "// __global__ in a comment, \"<<<\" nowhere\nconst char *s = \"__global__\";");
  put("inline.py", "src = '''__global__ void k(int *p) { p[0] = 1; }'''");
  put("plain.py", "print('__global__')");
  put("notes.txt", "__global__ void k() {}");
  put("build/gen.cu", "__global__ void k() {}");
  put(".git/x.cu", "__global__ void k() {}");
  put("blank.cu", " \n");
  SourceList list = findSources({root_.string()});
  EXPECT_TRUE(list.problems.empty());
  std::vector<std::string> names;
  for (const std::string &file : list.files)
    names.push_back(fs::relative(file, root_).string());
  EXPECT_EQ(names, (std::vector<std::string>{"a/kernel.cuh", "b.cu", "blank.cu", "inline.py",
                                             "lib.h", "uses.cpp"}))
      << "named as CUDA, a file is listed even when blank: its record says so";
}

TEST_F(Discovery, EachBadInputHasASentence) {
  put("sub/readme.md", "nothing");
  std::string empty = put("empty.cu", ""), binary = put("binary.cu", std::string("ab\0cd", 5)),
              good = put("good.cu", "int x;");
  SourceList list = findSources(
      {(root_ / "gone.cu").string(), (root_ / "sub").string(), empty, binary, good, good, ""});
  EXPECT_EQ(list.files, std::vector<std::string>{good});
  ASSERT_EQ(list.problems.size(), 5u);
  EXPECT_NE(list.problems[0].find("gone.cu': no such file or folder"), std::string::npos);
  EXPECT_NE(list.problems[1].find("holds no CUDA source"), std::string::npos);
  EXPECT_NE(list.problems[2].find("the file is empty"), std::string::npos);
  EXPECT_NE(list.problems[3].find("a binary file"), std::string::npos);
  EXPECT_NE(list.problems[4].find("no such file or folder"), std::string::npos);
}

TEST_F(Discovery, AnUnreadableFileIsReported) {
  std::string path = put("secret.cu", "int x;");
  fs::permissions(path, fs::perms::none);
  if (access(path.c_str(), R_OK) == 0)
    GTEST_SKIP() << "this user may read everything";
  SourceList list = findSources({path});
  ASSERT_EQ(list.problems.size(), 1u);
  EXPECT_NE(list.problems[0].find("cannot be read"), std::string::npos);
}

struct Count {
  const char *text;
  unsigned kernels;
};

TEST(KernelCount, Definitions) {
  const Count kCounts[] = {
      {"__global__ void k() {}", 1},
      {"__global__ void k();", 0},
      {"__global__ void k(int a, int b);\n__global__ void k(int a, int b) { }", 1},
      {"// __global__ void k() {}\n/* __global__ void k() {} */", 0},
      {"const char *s = \"__global__ void k() {}\";", 0},
      {"auto s = R\"x(__global__ void k() { \")\" })x\"; __global__ void k() {}", 1},
      {"template <class T> __global__ void __launch_bounds__(256) k(T *p) { if (p) { } }", 1},
      {"static __global__ __launch_bounds__(N, (M)) void k(float (&a)[3]) { }", 1},
      {"void __global__ k() { }", 1},
      {"__global__\nvoid\nk()\n{\n}", 1},
      {"#if 0\n__global__ void k() {}\n#endif\n__global__ void j() {}", 1},
      {"#if 0\n__global__ void k() {}\n#else\n__global__ void j() {}\n#endif", 1},
      {"#if 0\n#if 1\n#else\n#endif\n__global__ void k() {}\n#endif", 0},
      {"#define KERNEL __global__ void\nKERNEL k() {}", 0},
      {"#define K(n) \\\n __global__ void n() {}\nint x;", 0},
      {"template __global__ void k<float>(float *);", 0},
      {"template <> __global__ void k<int>(int *p) { }", 1},
      {"int a = 1'000'000; __global__ void k() { char c = '\"'; } __global__ void j() {}", 2},
      {"// line \\\n__global__ void k() {}\n__global__ void j() {}", 1},
      {"extern \"C\" __global__ void k(const int *__restrict__ p) {}", 1},
      {"__global__ void k(int n = {3}) {}", 1},
      {"", 0},
      {"__global__", 0},
      {"R\"(", 0},
      {"/* open", 0},
  };
  for (const Count &count : kCounts)
    EXPECT_EQ(countKernelDefinitions(count.text), count.kernels) << count.text;
}

TEST(KernelCount, LooksLikeCuda) {
  for (const char *yes : {"#include <cuda_runtime.h>", "# include \"cublas_v2.h\"",
                          "k<<<1, 2>>>();", "__device__ int f();", "cudaMalloc(&p, 4);"})
    EXPECT_TRUE(looksLikeCuda(yes)) << yes;
  for (const char *no :
       {"int main() {}", "// k<<<1,2>>>()", "const char *s = \"__global__\";", "a << b << c;",
        "std::vector<std::vector<int>> v;", "#include \"mycudart.h\""})
    EXPECT_FALSE(looksLikeCuda(no)) << no;
  EXPECT_TRUE(pythonHoldsCuda("src = r'''\n__global__ void k(int *p) { }'''"));
  EXPECT_FALSE(pythonHoldsCuda("# __global__ is a word\n"));
}

TEST(KernelCount, NamesAndLines) {
  const std::vector<LexedKernel> kernels =
      kernelDefinitions("__global__ void declared(int *p);\n"
                        "// __global__ void comment() {}\n"
                        "template <class T>\n__global__ void __launch_bounds__(256, 2)\n"
                        "scale(T *p, void (*f)(int)) {\n  p[0] = f != nullptr;\n}\n"
                        "static __global__ __cluster_dims__(2) void last() {}\n");
  ASSERT_EQ(kernels.size(), 2u);
  EXPECT_EQ(kernels[0].name, "scale");
  EXPECT_EQ(kernels[0].line, 5u);
  EXPECT_EQ(kernels[1].name, "last");
  EXPECT_EQ(kernels[1].line, 8u);
}

} // namespace
