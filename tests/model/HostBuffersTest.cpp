// The life of device buffers across helper functions, wrappers, containers and error-check macros:
// allocation, copies with direction and size, launches that use them, frees, and the loops around.
#include "analyzer/frontend/Parser.h"
#include "matchers/model/Builder.h"
#include "matchers/model/Queries.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>

namespace {
using namespace accelscope;
using namespace accelscope::model;

const char *const kPrologue = R"(
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t error_ = (call);                                                                   \
    if (error_ != cudaSuccess)                                                                     \
      throw std::runtime_error(cudaGetErrorString(error_));                                        \
  } while (0)
__global__ void step(const float *a, float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    b[i] = a[i] * 2;
}
)";

/// One line an event: "alloc #0 4*n", "up #0 4*n", "step #0 #1 loop uniform", "down #1 4*n", "free
/// #0". Device buffers are numbered in the order of their allocation.
std::string lifeOf(const std::string &source, const std::string &entry = "run") {
  auto unit = frontend::parseText("life.cu", kPrologue + source);
  EXPECT_TRUE(unit.ast);
  if (!unit.ast)
    return "";
  EXPECT_EQ(unit.status, "ok") << (unit.notes.empty() ? "" : unit.notes.front());
  auto program = buildProgram(unit.ast->getASTContext());
  std::ostringstream out;
  for (auto &host : program->hosts) {
    if (host.name != entry)
      continue;
    const Body &body = *host.body;
    std::map<int, int> numbers;
    auto buffers = [&](const std::vector<int> &objects) {
      std::string s;
      for (int o : objects)
        if (auto it = numbers.find(o); it != numbers.end())
          s += (s.empty() ? "#" : "|#") + std::to_string(it->second);
      return s.empty() ? "?" : s;
    };
    for (auto &e : body.host) {
      std::string line;
      switch (e.kind) {
      case HostKind::Alloc:
        numbers.emplace(e.object, int(numbers.size()));
        line = "alloc " + buffers({e.object});
        break;
      case HostKind::Copy:
        line = e.direction == CopyDirection::HostToDevice   ? "up " + buffers(e.destination)
               : e.direction == CopyDirection::DeviceToHost ? "down " + buffers(e.source)
                                                            : "copy " + buffers(e.source);
        break;
      case HostKind::Launch:
        line = e.api;
        for (size_t i = 0; i < 2 && i < e.objects.size(); ++i)
          line += " " + buffers(e.objects[i]);
        break;
      case HostKind::Free:
        line = "free " + buffers(e.destination);
        break;
      default:
        continue;
      }
      if (e.size && (e.kind == HostKind::Alloc || e.kind == HostKind::Copy))
        line += " " + printValue(body, e.size);
      if (e.loop >= 0)
        line += body.loops[size_t(e.loop)].trips >= 0 ? " loop constant" : " loop";
      out << line << "\n";
    }
  }
  return out.str();
}
} // namespace

TEST(HostBuffers, ThroughHelpersAndErrorMacros) {
  EXPECT_EQ(lifeOf(R"(
template <class T> T *allocate(size_t n) {
  T *p = nullptr;
  CHECK(cudaMalloc(&p, n * sizeof(T)));
  return p;
}
void upload(float *d, const float *h, int n) { CHECK(cudaMemcpy(d, h, n * sizeof(float), cudaMemcpyHostToDevice)); }
void run(const float *in, float *out, int n) {
  float *a = allocate<float>(n), *b = allocate<float>(n);
  upload(a, in, n);
  step<<<(n + 255) / 256, 256>>>(a, b, n);
  CHECK(cudaMemcpy(out, b, n * sizeof(float), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
}
)"),
            "alloc #0 4*n\nalloc #1 4*n\nup #0 4*n\nstep #0 #1\ndown #1 4*n\nfree #0\nfree #1\n");
}

TEST(HostBuffers, SwappedByReferenceInALoop) {
  EXPECT_EQ(lifeOf(R"(
void advance(float *&a, float *&b, int n) {
  step<<<n / 256, 256>>>(a, b, n);
  std::swap(a, b);
}
void run(float *out, int n, int steps) {
  float *a, *b;
  cudaMalloc(&a, n);
  cudaMalloc(&b, n);
  for (int s = 0; s < steps; ++s)
    advance(a, b, n);
  for (int s = 0; s < 4; ++s)
    advance(a, b, n);
  cudaMemcpy(out, a, n, cudaMemcpyDeviceToHost);
}
)"),
            "alloc #0 n\nalloc #1 n\nstep #0|#1 #0|#1 loop\nstep #0|#1 #0|#1 loop constant\n"
            "down #0|#1 n\n");
}

TEST(HostBuffers, InWrappersOfTheSource) {
  EXPECT_EQ(lifeOf(R"(
template <class T> class DeviceArray {
public:
  explicit DeviceArray(size_t n) : n_(n) { CHECK(cudaMalloc((void **)&p_, n * sizeof(T))); }
  ~DeviceArray() { cudaFree(p_); }
  void fromHost(const T *h) { CHECK(cudaMemcpy(p_, h, n_ * sizeof(T), cudaMemcpyHostToDevice)); }
  void toHost(T *h) const { CHECK(cudaMemcpy(h, p_, n_ * sizeof(T), cudaMemcpyDeviceToHost)); }
  T *data() { return p_; }
  operator T *() { return p_; }

private:
  T *p_;
  size_t n_;
};
void run(const float *in, float *out, int n) {
  DeviceArray<float> x(n), y(n);
  x.fromHost(in);
  step<<<n / 128, 128>>>(x, y.data(), n);
  y.toHost(out);
}
)"),
            "alloc #0 4*n\nalloc #1 4*n\nup #0 4*n\nstep #0 #1\ndown #1 4*n\n");
}

TEST(HostBuffers, InUniquePointers) {
  EXPECT_EQ(lifeOf(R"(
struct Deleter {
  void operator()(float *p) const { cudaFree(p); }
};
using Pointer = std::unique_ptr<float, Deleter>;
Pointer make(size_t n) {
  float *p;
  CHECK(cudaMalloc(&p, n * sizeof(float)));
  return Pointer(p);
}
void run(const float *in, int n) {
  auto x = make(n);
  Pointer y = make(n);
  cudaMemcpy(x.get(), in, n * 4, cudaMemcpyHostToDevice);
  step<<<n / 256, 256>>>(x.get(), y.get(), n);
}
)"),
            "alloc #0 4*n\nalloc #1 4*n\nup #0 4*n\nstep #0 #1\n");
}

TEST(HostBuffers, InMembersOfAStructure) {
  EXPECT_EQ(lifeOf(R"(
struct Simulation {
  float *now = nullptr, *next = nullptr;
  int n = 0;
};
void prepare(Simulation &s, int n) {
  s.n = n;
  cudaMalloc(&s.now, n * sizeof(float));
  cudaMalloc(&s.next, n * sizeof(float));
}
void advance(Simulation *s) { step<<<s->n / 256, 256>>>(s->now, s->next, s->n); }
void run(const float *in, float *out, int n) {
  Simulation s;
  prepare(s, n);
  cudaMemcpy(s.now, in, n * sizeof(float), cudaMemcpyHostToDevice);
  advance(&s);
  cudaMemcpy(out, s.next, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(s.now);
}
)"),
            "alloc #0 4*n\nalloc #1 4*n\nup #0 4*n\nstep #0 #1\ndown #1 4*n\nfree #0\n");
}

TEST(HostBuffers, InThrustVectors) {
  EXPECT_EQ(lifeOf(R"(
void run(const std::vector<float> &in, std::vector<float> &out) {
  thrust::device_vector<float> x(in.begin(), in.end()), y(in.size());
  step<<<4, 256>>>(thrust::raw_pointer_cast(x.data()), thrust::raw_pointer_cast(y.data()), int(in.size()));
  thrust::copy(y.begin(), y.end(), out.begin());
}
)"),
            "alloc #0\nup #0\nalloc #1\nstep #0 #1\ndown #1\n");
  EXPECT_EQ(lifeOf(R"(
void run(thrust::host_vector<float> &h) {
  thrust::device_vector<float> x = h;
  thrust::device_vector<float> y(h.size());
  step<<<4, 256>>>(x.data().get(), thrust::raw_pointer_cast(y.data()), int(h.size()));
  h = y;
}
)"),
            "alloc #0\nup #0\nalloc #1\nstep #0 #1\ndown #1\n");
}

TEST(HostBuffers, StagedInHostContainers) {
  const std::string life = lifeOf(R"(
void run(const std::vector<std::vector<float>> &rows, float *d, float *e) {
  float *stage;
  cudaMalloc(&stage, 4096);
  for (size_t r = 0; r < rows.size(); ++r) {
    std::vector<float> flat;
    flat.insert(flat.end(), rows[r].begin(), rows[r].end());
    cudaMemcpy(stage, flat.data(), flat.size() * sizeof(float), cudaMemcpyHostToDevice);
    step<<<1, 256>>>(stage, e, 256);
  }
}
)");
  EXPECT_EQ(life.rfind("alloc #0 4096\nup #0 4*std::vector::size", 0), 0u) << life;
  EXPECT_NE(life.find(" loop\nstep #0 ? loop\n"), std::string::npos) << life;
}

TEST(HostBuffers, OfGraphNodesAndExtendedLaunches) {
  EXPECT_EQ(lifeOf(R"(
void run(cudaGraph_t graph, cudaStream_t stream, int n) {
  float *a, *b;
  cudaMalloc(&a, n);
  cudaMalloc(&b, n);
  void *arguments[] = {&a, &b, &n};
  cudaKernelNodeParams node = {};
  node.func = (void *)step;
  node.gridDim = dim3(16);
  node.blockDim = dim3(128);
  node.kernelParams = arguments;
  cudaGraphNode_t added;
  cudaGraphAddKernelNode(&added, graph, nullptr, 0, &node);
  cudaLaunchConfig_t config = {};
  config.gridDim = 8;
  config.blockDim = 64;
  config.stream = stream;
  cudaLaunchKernelEx(&config, step, (const float *)b, a, n);
}
)"),
            "alloc #0 n\nalloc #1 n\nstep #0 #1\nstep #1 #0\n");
}
