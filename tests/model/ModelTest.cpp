// Compares what the model says of every annotated access with the annotation (README.md has the notation).
#include "analyzer/frontend/Parser.h"
#include "matchers/model/Builder.h"
#include "matchers/model/Queries.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace {
using namespace accelscope;
using namespace accelscope::model;
namespace fs = std::filesystem;

std::string trimmed(std::string s) {
  s.erase(0, s.find_first_not_of(" \t"));
  s.erase(s.find_last_not_of(" \t\r") + 1);
  return s;
}

/// "x[form] load unit": what the model says, in the notation of the annotations.
std::string said(const KernelInstance &instance, const Access &access, bool withConflicts) {
  const LaneAccess lane = laneAccess(instance, access);
  std::string s = describe(*instance.body, access) + " " + toString(lane.stride);
  if (lane.stride == Stride::Constant)
    s += " " + std::to_string(lane.elements);
  if (withConflicts)
    s += " conflicts " + std::to_string(lane.conflictDegree);
  return s;
}

std::string withoutForm(const std::string &s) {
  const auto open = s.find('['), close = s.rfind(']');
  return open == std::string::npos || close == std::string::npos ? s : s.substr(0, open) + "[...]" + s.substr(close + 1);
}

class Shapes : public testing::TestWithParam<fs::path> {};

TEST_P(Shapes, AreAsAnnotated) {
  auto unit = frontend::parseFile(GetParam().string());
  ASSERT_TRUE(unit.ast) << (unit.notes.empty() ? "" : unit.notes.front());
  EXPECT_EQ(unit.status, "ok") << (unit.notes.empty() ? "" : unit.notes.front());
  auto program = buildProgram(*unit.ast);
  std::ifstream in(GetParam());
  std::string line;
  const std::regex note(R"(//\s*index:\s*(.*)$)");
  int annotated = 0;
  for (unsigned number = 1; std::getline(in, line); ++number) {
    std::smatch m;
    if (!std::regex_search(line, m, note))
      continue;
    std::stringstream parts(m[1]);
    std::string expected;
    while (std::getline(parts, expected, ';')) {
      expected = trimmed(expected);
      ++annotated;
      bool found = false;
      std::string seen;
      const bool conflicts = expected.find(" conflicts ") != std::string::npos;
      for (auto &kernel : program->kernels)
        for (auto &instance : kernel.instances) {
          if (!instance.body)
            continue;
          for (auto &access : instance.body->accesses) {
            if (access.where.file != 0 || number < access.where.line || number > access.where.endLine)
              continue;
            const std::string s = said(instance, access, conflicts);
            const bool anyForm = expected.find("[...]") != std::string::npos;
            found = found || (anyForm ? withoutForm(s) : s) == expected;
            seen += "\n    " + s;
          }
        }
      EXPECT_TRUE(found) << GetParam().filename().string() << ":" << number << ": expected " << expected
                         << "\n  the model says:" << seen;
    }
  }
  EXPECT_GT(annotated, 0) << "no annotation in " << GetParam();
}

std::vector<fs::path> shapes() {
  std::vector<fs::path> out;
  for (auto &entry : fs::directory_iterator(ACCELSCOPE_SOURCE_DIR "/tests/model/shapes"))
    if (entry.path().extension() == ".cu")
      out.push_back(entry.path());
  std::sort(out.begin(), out.end());
  return out;
}

INSTANTIATE_TEST_SUITE_P(Model, Shapes, testing::ValuesIn(shapes()), [](const auto &info) {
  std::string name = info.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

std::unique_ptr<Program> programOf(const std::string &text) {
  static std::vector<frontend::ParsedUnit> units; // the model outlives its tree only in part
  units.push_back(frontend::parseText("input.cu", text));
  EXPECT_TRUE(units.back().ast);
  return buildProgram(*units.back().ast);
}

TEST(Loops, AreClassed) {
  auto p = programOf(R"(
__global__ void k(const int *row, const float *v, float *o, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int j = 0; j < 16; ++j) o[j] = 0;
  for (int j = 0; j < n; ++j) o[j] = 0;
  for (int j = i; j < n; j += blockDim.x * gridDim.x) o[j] = 0;
  for (int j = threadIdx.x; j < n; j += blockDim.x) o[j] = 0;
  for (int j = row[i]; j < row[i + 1]; ++j) o[j] = 0;
  for (int j = 0; j <= i; ++j) o[j] = 0;
  for (int s = blockDim.x / 2; s > 0; s >>= 1) o[s] = 0;
  for (int s = 128; s > 0; s >>= 1) o[s] = 0;
  while (i < n) { o[i] = v[i]; i += gridDim.x * blockDim.x; }
}
int main() { k<<<1, 256>>>(0, 0, 0, 0); }
)");
  ASSERT_EQ(p->kernels.size(), 1u);
  const Body &body = *p->kernels[0].instances[0].body;
  ASSERT_EQ(body.loops.size(), 9u);
  EXPECT_EQ(body.loops[0].boundClass, BoundClass::Constant);
  EXPECT_EQ(body.loops[0].trips, 16);
  EXPECT_EQ(body.loops[1].boundClass, BoundClass::Uniform);
  EXPECT_EQ(body.loops[2].boundClass, BoundClass::GridStride);
  EXPECT_EQ(body.loops[3].boundClass, BoundClass::BlockStride);
  EXPECT_EQ(body.loops[4].boundClass, BoundClass::DataDependent);
  EXPECT_EQ(body.loops[5].boundClass, BoundClass::ThreadDependent);
  EXPECT_EQ(body.loops[6].boundClass, BoundClass::Uniform);
  EXPECT_EQ(body.loops[7].boundClass, BoundClass::Constant);
  EXPECT_EQ(body.loops[7].trips, 8);
  EXPECT_EQ(body.loops[8].boundClass, BoundClass::GridStride);
}

TEST(Launches, FoldShapesAndBindInstances) {
  auto p = programOf(R"(
template <int N> __global__ void k(float *x) { x[threadIdx.x] = N; }
__global__ void never(float *x) { x[0] = 1; }
void run(float *x, bool wide) {
  dim3 block(32, 8);
  dim3 grid;
  grid.x = 4;
  if (wide) k<4><<<grid, block, 64, 0>>>(x);
  else k<2><<<128, 256>>>(x);
}
)");
  ASSERT_EQ(p->kernels.size(), 2u);
  EXPECT_FALSE(p->kernels[1].counts);
  ASSERT_EQ(p->kernels[0].instances.size(), 2u);
  ASSERT_EQ(p->launches.size(), 2u);
  for (auto &instance : p->kernels[0].instances) {
    ASSERT_EQ(instance.templateArgs.size(), 1u);
    const bool four = instance.templateArgs[0] == "4";
    EXPECT_EQ(instance.blockShape[0], four ? 32 : 256);
    EXPECT_EQ(instance.blockShape[1], four ? 8 : 1);
    EXPECT_EQ(instance.gridShape[0], four ? 4 : 128);
    EXPECT_EQ(instance.launches.size(), 1u);
  }
}

TEST(Host, BuffersAreFollowedThroughWrappersAndSwaps) {
  auto p = programOf(R"(
#include <cuda_runtime.h>
#include <vector>
#define CHECK(x) do { cudaError_t e = (x); if (e != cudaSuccess) return; } while (0)
template <class T> struct Buffer {
  T *ptr = nullptr;
  explicit Buffer(size_t n) { cudaMalloc(&ptr, n * sizeof(T)); }
  ~Buffer() { cudaFree(ptr); }
  T *get() const { return ptr; }
};
__global__ void step(const float *a, float *b) { b[threadIdx.x] = a[threadIdx.x]; }
void run(std::vector<float> &h, int turns) {
  Buffer<float> a(256), b(256);
  CHECK(cudaMemcpy(a.get(), h.data(), 1024, cudaMemcpyHostToDevice));
  float *from = a.get(), *to = b.get();
  for (int t = 0; t < turns; ++t) {
    step<<<1, 256>>>(from, to);
    float *other = from;
    from = to;
    to = other;
  }
  CHECK(cudaMemcpy(h.data(), from, 1024, cudaMemcpyDeviceToHost));
}
)");
  const Body *body = nullptr;
  for (auto &host : p->hosts)
    if (host.name == "run")
      body = host.body.get();
  ASSERT_TRUE(body);
  const HostEvent *launch = nullptr, *up = nullptr, *down = nullptr;
  int allocations = 0;
  for (auto &e : body->host) {
    allocations += e.kind == HostKind::Alloc;
    if (e.kind == HostKind::Launch)
      launch = &e;
    if (e.kind == HostKind::Copy)
      (e.direction == CopyDirection::HostToDevice ? up : down) = &e;
  }
  EXPECT_EQ(allocations, 2);
  ASSERT_TRUE(launch && up && down);
  EXPECT_GE(launch->loop, 0);
  ASSERT_EQ(launch->objects.size(), 2u);
  EXPECT_EQ(launch->objects[0].size(), 2u) << "both buffers take turns";
  EXPECT_EQ(launch->objects[1].size(), 2u);
  ASSERT_EQ(up->destination.size(), 1u);
  EXPECT_TRUE(body->objects[size_t(up->destination[0])].isAllocation);
  ASSERT_EQ(up->source.size(), 1u);
  EXPECT_EQ(body->objects[size_t(up->source[0])].name, "h");
  EXPECT_EQ(down->source.size(), 2u);
}

TEST(Guards, SayWhoRuns) {
  auto p = programOf(R"(
__global__ void k(float *o, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  o[i] = 1;
  if (threadIdx.x == 0) o[blockIdx.x] = 2;
  if ((threadIdx.x & 31) == 0) o[i / 32] = 3;
  if (threadIdx.x == 0 && o[i] > 0) o[i] = 4;
  if (threadIdx.x == 0 || o[i] > 0) o[i] = 5;
}
int main() { k<<<4, 128>>>(0, 0); }
)");
  const KernelInstance &instance = p->kernels[0].instances[0];
  std::vector<Access> a;
  for (auto &access : instance.body->accesses)
    if (access.kind == AccessKind::Store)
      a.push_back(access);
  ASSERT_EQ(a.size(), 5u);
  EXPECT_GE(a[0].guard, 0);
  EXPECT_FALSE(singleThread(instance, a[0].guard));
  EXPECT_TRUE(singleThread(instance, a[1].guard));
  EXPECT_FALSE(singleThread(instance, a[2].guard));
  EXPECT_TRUE(singleThread(instance, a[3].guard));
  EXPECT_FALSE(singleThread(instance, a[4].guard));
}

TEST(Dead, CodeLeavesNoTrace) {
  auto p = programOf(R"(
#define FAST 0
template <bool B> __global__ void k(float *o) {
  if constexpr (B) o[threadIdx.x] = 1; else o[threadIdx.x * 2] = 1;
  if (FAST) atomicAdd(o, 1.0f);
  return;
  o[5] = 2;
}
int main() { k<true><<<1, 32>>>(0); }
)");
  const Body &body = *p->kernels[0].instances[0].body;
  ASSERT_EQ(body.accesses.size(), 1u);
  EXPECT_EQ(describe(body, body.accesses[0]), "o[threadIdx.x] store");
}

TEST(Strange, InputIsSurvived) {
  for (const char *text : {
           "__global__ void k(float *x) { undeclared(x); x[threadIdx.x] = other[3]; }",
           "template <class T> __global__ void k(T *x, int n) { for (int i = threadIdx.x; i < n; i += blockDim.x) x[i] = T(i); }",
           "struct S { int a[3]; __device__ int &at(int i) { return a[i]; } };\n__global__ void k(S *s) { s[threadIdx.x].at(1) = 2; }",
           "__device__ int f(int n) { return n < 2 ? 1 : f(n - 1) * n; }\n__global__ void k(int *x) { x[f(threadIdx.x)] = 1; }",
           "__global__ void k(int *x) { int i = 0; again: x[i] = 1; if (++i < 4) goto again; }",
           "__global__ void k(int *x, int m) { switch (m) { case 0: case 1: x[0] = 1; break; default: x[1] = 2; } }",
           "extern \"C\" __global__ void k(void *p) { ((char *)p)[threadIdx.x] = 0; *(volatile int *)p = 1; }",
           "__global__ void k(int (*f)(int), int *x) { x[threadIdx.x] = f(3); }",
           "__global__ void k(float x[restrict]) { }",
           "",
       }) {
    auto unit = frontend::parseText("strange.cu", text);
    if (unit.ast)
      EXPECT_TRUE(buildProgram(*unit.ast) != nullptr) << text;
  }
}

TEST(Conditionals, SayWhichBranchWasCompiled) {
  auto p = programOf(R"(#ifndef WIDTH
#define WIDTH 4
#endif
#define FAST
#if defined(FAST) && WIDTH > 2
int a;
#elif defined(OTHER)
int b;
#else
int c;
#  ifdef NEVER
int d;
#  endif
#endif
#if 0
# define GONE
#else
int e;
#endif
)");
  ASSERT_EQ(p->conditionals.size(), 4u);
  const auto &guard = p->conditionals[0], &chain = p->conditionals[1], &inner = p->conditionals[2],
             &off = p->conditionals[3];
  EXPECT_EQ(guard.text, "ifndef WIDTH");
  EXPECT_TRUE(guard.taken);
  EXPECT_EQ(guard.macros, std::vector<std::string>{"WIDTH"});
  EXPECT_EQ(chain.range.line, 5u);
  EXPECT_EQ(chain.range.endLine, 14u);
  EXPECT_EQ(chain.compiled, 0);
  EXPECT_TRUE(chain.hasElse);
  ASSERT_EQ(chain.branches.size(), 3u);
  EXPECT_EQ(chain.branches[1], std::make_pair(8u, 8u));
  EXPECT_EQ(chain.macros, (std::vector<std::string>{"FAST", "WIDTH", "OTHER"}));
  EXPECT_EQ(inner.compiled, -1);
  EXPECT_FALSE(off.taken);
  EXPECT_EQ(off.compiled, 1);
  EXPECT_EQ(p->macrosDefined, (std::vector<std::string>{"WIDTH", "FAST"}));
}

TEST(Branches, AreSettledByTemplateParameters) {
  auto p = programOf(R"(
template <class T> struct Rule { static constexpr bool kSkip = sizeof(T) > 4; };
template <int N, class T> __global__ void k(T *o, int n) {
  if (N > 4 && threadIdx.x < N) o[0] = 1;
  if (threadIdx.x < N) o[1] = 1;
  if (!Rule<T>::kSkip) o[2] = 1;
  o[3] = N == 8 ? 2 : 3;
}
template <int M> __global__ void pattern(float *o, int n) {
  if (M == 2) o[0] = 1;
  if (n < M) o[1] = 1;
}
void go(float *o, int n) { k<8><<<1, 32>>>(o, n); }
)");
  ASSERT_EQ(p->kernels.size(), 2u);
  auto settled = [](const Kernel &kernel) {
    std::vector<unsigned> lines;
    for (auto &b : kernel.instances.at(0).body->branches)
      if (b.onTemplateParameter)
        lines.push_back(b.where.line);
    return lines;
  };
  EXPECT_EQ(settled(p->kernels[0]), (std::vector<unsigned>{4, 6, 7}));
  EXPECT_EQ(settled(p->kernels[1]), (std::vector<unsigned>{10}));
}

TEST(BitOperations, KeepWhatIsWritten) {
  auto p = programOf(R"(
__global__ void k(unsigned *o, unsigned v, bool c, bool d) {
  unsigned x = v >> 4;
  x |= 1u << threadIdx.x;
  bool both = c & d;
  o[v & 15] = x;
}
)");
  std::string ops;
  for (auto &b : p->kernels.at(0).instances.at(0).body->bits)
    ops += b.op;
  EXPECT_EQ(ops, "><|&&"); // `&` of two bools is one of ints
}

TEST(Accesses, NameTheVariablesOfTheirAddress) {
  auto p = programOf(R"(
__device__ float at(const float *m, int where) { return m[where]; }
__global__ void k(float *o, const float *m, const int *list, int w) {
  int row = blockIdx.x * w;
  int i = threadIdx.x;
  o[row + i] = m[list[i]] + at(m, row);
}
)");
  auto &body = *p->kernels.at(0).instances.at(0).body;
  std::map<int, std::string> names;
  for (auto &a : body.assigns)
    names[a.variableId] = a.variable;
  std::set<std::string> seen;
  for (auto &a : body.accesses) {
    std::string s = a.kind == AccessKind::Store ? "store" : "load";
    for (int id : a.named)
      if (names.count(id))
        s += " " + names[id];
    seen.insert(s);
  }
  EXPECT_EQ(seen, (std::set<std::string>{"store row i", "load", "load i", "load row"}));
}

} // namespace
