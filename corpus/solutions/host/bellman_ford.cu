// The host merges requests of equal source, uploads the graph once through two pinned buffers, and
// keeps several sources under way on streams of their own. A captured graph runs a batch of
// relaxation rounds at a time, so that the host looks at a convergence flag once per batch.
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unordered_map>
#include <vector>

namespace {

[[noreturn]] void fail(const char *file, int line, cudaError_t error) {
  std::fprintf(stderr, "%s(%d): %s\n", file, line, cudaGetErrorString(error));
  std::exit(EXIT_FAILURE);
}

#define CHECK_CUDA(call)                                                                           \
  do {                                                                                             \
    const cudaError_t check_result = (call);                                                       \
    if (check_result != cudaSuccess)                                                               \
      fail(__FILE__, __LINE__, check_result);                                                      \
  } while (false)

constexpr float kUnreachable = 1e30f;
constexpr int kRoundsPerBatch = 8;
constexpr int kMaxRunners = 6;
constexpr size_t kStagingBytes = size_t(2) << 20;
constexpr int kThreads = 256;

int gridFor(int n) { return (n - 1) / kThreads + 1; }

__global__ void beginSearch(int V, int source, float *dist, float *relaxedAt) {
  const int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < V) {
    dist[v] = v == source ? 0.0f : kUnreachable;
    relaxedAt[v] = kUnreachable;
  }
}

// One round. `previous` is the flag of the round before: once a round has lowered nothing, the rest
// of its batch has nothing to do. `relaxedAt` spares vertices that did not change since their edges
// were last relaxed.
__global__ void relaxRound(int V, const int *__restrict__ rows, const int *__restrict__ heads,
                           const float *__restrict__ weights, float *dist, float *relaxedAt,
                           const int *previous, int *lowered) {
  if (previous && *previous == 0)
    return;
  const int u = blockIdx.x * blockDim.x + threadIdx.x;
  if (u >= V)
    return;
  const float from = __ldcg(dist + u);
  if (from >= relaxedAt[u])
    return;
  relaxedAt[u] = from;
  const int end = rows[u + 1];
  for (int e = rows[u]; e < end; ++e) {
    float *to = dist + heads[e];
    const float candidate = from + weights[e];
    if (candidate < __ldcg(to)) {
      // Bit patterns of non-negative floats are ordered like the numbers.
      const int bits = __float_as_int(candidate);
      if (bits < atomicMin(reinterpret_cast<int *>(to), bits))
        *lowered = 1;
    }
  }
}

__global__ void readTargets(int count, const int *targets, int V, const float *dist,
                            float *answers) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    answers[i] = targets[i] >= 0 && targets[i] < V ? dist[targets[i]] : kUnreachable;
}

// Copies pageable memory to the device through two pinned halves that take turns.
class Uploader {
public:
  explicit Uploader(cudaStream_t stream) : stream(stream) {
    CHECK_CUDA(cudaMallocHost(&staging, 2 * kStagingBytes));
    for (cudaEvent_t &event : copied)
      CHECK_CUDA(cudaEventCreateWithFlags(&event, cudaEventDisableTiming));
  }

  void copy(void *device, const void *host, size_t bytes) {
    for (size_t done = 0; done < bytes; half ^= 1) {
      const size_t piece = std::min(kStagingBytes, bytes - done);
      char *buffer = staging + size_t(half) * kStagingBytes;
      CHECK_CUDA(cudaEventSynchronize(copied[half]));
      std::memcpy(buffer, static_cast<const char *>(host) + done, piece);
      CHECK_CUDA(cudaMemcpyAsync(static_cast<char *>(device) + done, buffer, piece,
                                 cudaMemcpyHostToDevice, stream));
      CHECK_CUDA(cudaEventRecord(copied[half], stream));
      done += piece;
    }
  }

  void finish() {
    CHECK_CUDA(cudaStreamSynchronize(stream));
    for (cudaEvent_t event : copied)
      CHECK_CUDA(cudaEventDestroy(event));
    CHECK_CUDA(cudaFreeHost(staging));
  }

private:
  cudaStream_t stream;
  cudaEvent_t copied[2] = {};
  char *staging = nullptr;
  int half = 0;
};

struct Runner {
  cudaStream_t stream = nullptr;
  cudaGraphExec_t batch = nullptr;
  float *dist = nullptr, *relaxedAt = nullptr;
  int *flags = nullptr;    // one per round of a batch, on the device
  int *lastFlag = nullptr; // pinned copy of the last of them
  int group = -1;          // group of requests under way
};

struct Group {
  int source, first, count; // its requests are [first, first + count) of the grouped order
};

} // namespace

extern "C" void solution_compute(int V, int E, const int *row_offsets, const int *col_indices,
                                 const float *weights, int num_requests, const int *sources,
                                 const int *targets, float *distances) {
  if (num_requests <= 0)
    return;
  cudaStream_t uploadStream;
  CHECK_CUDA(cudaStreamCreateWithFlags(&uploadStream, cudaStreamNonBlocking));
  int *rows, *heads, *groupedTargets;
  float *edgeWeights, *answers;
  const size_t edgeCount = size_t(std::max(E, 1));
  CHECK_CUDA(cudaMalloc(&rows, (size_t(V) + 1) * sizeof(int)));
  CHECK_CUDA(cudaMalloc(&heads, edgeCount * sizeof(int)));
  CHECK_CUDA(cudaMalloc(&edgeWeights, edgeCount * sizeof(float)));
  CHECK_CUDA(cudaMalloc(&groupedTargets, size_t(num_requests) * sizeof(int)));
  CHECK_CUDA(cudaMalloc(&answers, size_t(num_requests) * sizeof(float)));

  // Group the requests: count per source, offsets, then place.
  std::unordered_map<int, int> groupOf;
  std::vector<Group> groups;
  std::vector<int> groupOfRequest(static_cast<size_t>(num_requests));
  for (int i = 0; i < num_requests; ++i) {
    const auto found = groupOf.emplace(sources[i], int(groups.size()));
    if (found.second)
      groups.push_back({sources[i], 0, 0});
    groupOfRequest[size_t(i)] = found.first->second;
    ++groups[size_t(found.first->second)].count;
  }
  for (size_t g = 1; g < groups.size(); ++g)
    groups[g].first = groups[g - 1].first + groups[g - 1].count;
  std::vector<int> placed(groups.size(), 0), order(groupOfRequest.size()), ordered(order.size());
  for (int i = 0; i < num_requests; ++i) {
    const size_t g = size_t(groupOfRequest[size_t(i)]);
    const size_t place = size_t(groups[g].first + placed[g]++);
    order[place] = i;
    ordered[place] = targets[i];
  }

  Uploader uploader(uploadStream);
  uploader.copy(rows, row_offsets, (size_t(V) + 1) * sizeof(int));
  uploader.copy(heads, col_indices, size_t(E) * sizeof(int));
  uploader.copy(edgeWeights, weights, size_t(E) * sizeof(float));
  uploader.copy(groupedTargets, ordered.data(), ordered.size() * sizeof(int));

  // While the last pieces are on the bus: streams, buffers and one graph of rounds per runner.
  const int runnerCount = int(std::min<size_t>(kMaxRunners, groups.size()));
  std::vector<Runner> runners(static_cast<size_t>(runnerCount));
  int *pinnedFlags = nullptr;
  CHECK_CUDA(cudaMallocHost(&pinnedFlags, size_t(runnerCount) * sizeof(int)));
  for (int k = 0; k < runnerCount; ++k) {
    Runner &runner = runners[size_t(k)];
    CHECK_CUDA(cudaStreamCreateWithFlags(&runner.stream, cudaStreamNonBlocking));
    CHECK_CUDA(cudaMalloc(&runner.dist, size_t(V) * sizeof(float)));
    CHECK_CUDA(cudaMalloc(&runner.relaxedAt, size_t(V) * sizeof(float)));
    CHECK_CUDA(cudaMalloc(&runner.flags, kRoundsPerBatch * sizeof(int)));
    runner.lastFlag = pinnedFlags + k;

    cudaGraph_t graph;
    CHECK_CUDA(cudaStreamBeginCapture(runner.stream, cudaStreamCaptureModeThreadLocal));
    CHECK_CUDA(cudaMemsetAsync(runner.flags, 0, kRoundsPerBatch * sizeof(int), runner.stream));
    for (int round = 0; round < kRoundsPerBatch; ++round) {
      const int *previous = round > 0 ? runner.flags + round - 1 : nullptr;
      relaxRound<<<gridFor(V), kThreads, 0, runner.stream>>>(V, rows, heads, edgeWeights,
                                                             runner.dist, runner.relaxedAt,
                                                             previous, runner.flags + round);
    }
    CHECK_CUDA(cudaMemcpyAsync(runner.lastFlag, runner.flags + kRoundsPerBatch - 1, sizeof(int),
                               cudaMemcpyDeviceToHost, runner.stream));
    CHECK_CUDA(cudaStreamEndCapture(runner.stream, &graph));
    CHECK_CUDA(cudaGraphInstantiate(&runner.batch, graph, 0));
    CHECK_CUDA(cudaGraphDestroy(graph));
  }
  uploader.finish();

  // Every runner works on one group; whoever converges takes the next one.
  size_t nextGroup = 0;
  const auto start = [&](Runner &runner) {
    runner.group = nextGroup < groups.size() ? int(nextGroup++) : -1;
    if (runner.group < 0)
      return;
    beginSearch<<<gridFor(V), kThreads, 0, runner.stream>>>(V, groups[size_t(runner.group)].source,
                                                            runner.dist, runner.relaxedAt);
    CHECK_CUDA(cudaGetLastError());
    CHECK_CUDA(cudaGraphLaunch(runner.batch, runner.stream));
  };
  for (Runner &runner : runners)
    start(runner);
  for (bool busy = true; busy;) {
    busy = false;
    for (Runner &runner : runners) {
      if (runner.group < 0)
        continue;
      busy = true;
      CHECK_CUDA(cudaStreamSynchronize(runner.stream));
      if (*runner.lastFlag != 0) {
        CHECK_CUDA(cudaGraphLaunch(runner.batch, runner.stream));
        continue;
      }
      const Group &group = groups[size_t(runner.group)];
      readTargets<<<gridFor(group.count), kThreads, 0, runner.stream>>>(
          group.count, groupedTargets + group.first, V, runner.dist, answers + group.first);
      CHECK_CUDA(cudaGetLastError());
      start(runner);
    }
  }

  for (Runner &runner : runners) {
    CHECK_CUDA(cudaStreamSynchronize(runner.stream));
    CHECK_CUDA(cudaGraphExecDestroy(runner.batch));
    CHECK_CUDA(cudaStreamDestroy(runner.stream));
    CHECK_CUDA(cudaFree(runner.dist));
    CHECK_CUDA(cudaFree(runner.relaxedAt));
    CHECK_CUDA(cudaFree(runner.flags));
  }
  std::vector<float> grouped(order.size());
  CHECK_CUDA(
      cudaMemcpy(grouped.data(), answers, grouped.size() * sizeof(float), cudaMemcpyDeviceToHost));
  for (size_t place = 0; place < order.size(); ++place)
    distances[order[place]] = grouped[place];

  CHECK_CUDA(cudaFreeHost(pinnedFlags));
  CHECK_CUDA(cudaStreamDestroy(uploadStream));
  CHECK_CUDA(cudaFree(rows));
  CHECK_CUDA(cudaFree(heads));
  CHECK_CUDA(cudaFree(edgeWeights));
  CHECK_CUDA(cudaFree(groupedTargets));
  CHECK_CUDA(cudaFree(answers));
}
