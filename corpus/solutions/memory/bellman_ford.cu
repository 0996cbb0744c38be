// Sixteen sources are relaxed together. The distances of one vertex lie side by side, one per
// source (64 bytes), and sixteen neighbouring threads serve a vertex: an edge is fetched once for
// all of them, and the distances at its head come in one contiguous piece. Head and weight of an
// edge are zipped into one 8-byte record first.
#include <cuda_runtime.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <unordered_map>
#include <vector>

namespace {

constexpr int kLanes = 16;
constexpr int kBlock = 256;
constexpr float kUnreachable = 1e30f;

inline void check(cudaError_t status, int line) {
  if (status != cudaSuccess) {
    std::fprintf(stderr, "bellman_ford.cu, line %d: %s\n", line, cudaGetErrorString(status));
    std::exit(1);
  }
}
#define CHECK(call) check((call), __LINE__)

unsigned gridFor(size_t threads) { return unsigned((threads + kBlock - 1) / kBlock); }

__global__ void zipEdges(int E, const int *__restrict__ heads, const float *__restrict__ weights,
                         int2 *__restrict__ edges) {
  const size_t e = size_t(blockIdx.x) * kBlock + threadIdx.x;
  if (e < size_t(E))
    edges[e] = make_int2(heads[e], __float_as_int(weights[e]));
}

// Fills `quads` groups of four values in each of the two arrays.
__global__ void fillUnreachable(size_t quads, float4 *__restrict__ dist,
                                float4 *__restrict__ relaxed) {
  const size_t i = size_t(blockIdx.x) * kBlock + threadIdx.x;
  if (i < quads) {
    const float4 far = make_float4(kUnreachable, kUnreachable, kUnreachable, kUnreachable);
    dist[i] = far;
    relaxed[i] = far;
  }
}

__global__ void placeSources(int count, const int *__restrict__ sources, float *dist) {
  if (int(threadIdx.x) < count)
    dist[size_t(sources[threadIdx.x]) * kLanes + threadIdx.x] = 0.0f;
}

// relaxed[v][lane] is the distance with which the edges of v were last relaxed; a row is read only
// when some lane has improved since. Distances change under way, therefore they are read past L1.
__global__ void __launch_bounds__(kBlock)
    relaxRows(int V, const int *__restrict__ rows, const int2 *__restrict__ edges, float *dist,
              float *__restrict__ relaxed, int *changed) {
  const size_t cell = size_t(blockIdx.x) * kBlock + threadIdx.x;
  const size_t u = cell / kLanes;
  if (u >= size_t(V))
    return;
  const unsigned lane = threadIdx.x % kLanes;
  const unsigned group = 0xffffu << (threadIdx.x & 16u);

  const float from = __ldcg(dist + cell);
  const bool improved = from < relaxed[cell];
  if (!__any_sync(group, improved))
    return;
  if (improved)
    relaxed[cell] = from;

  bool lowered = false;
  const int end = __ldg(rows + u + 1);
  for (int e = __ldg(rows + u); e < end; ++e) {
    const int2 edge = __ldg(edges + e);
    const float candidate = from + __int_as_float(edge.y);
    float *to = dist + size_t(edge.x) * kLanes + lane;
    if (improved && candidate < __ldcg(to)) {
      // Bit patterns of non-negative floats are ordered like the numbers.
      const int bits = __float_as_int(candidate);
      lowered |= bits < atomicMin(reinterpret_cast<int *>(to), bits);
    }
  }
  if (lowered)
    *changed = 1;
}

__global__ void readAnswers(int count, const int2 *__restrict__ cells,
                            const float *__restrict__ dist, float *__restrict__ answers) {
  const int i = blockIdx.x * kBlock + threadIdx.x;
  if (i < count) {
    const int2 cell = cells[i]; // vertex (or -1) and lane
    answers[i] = cell.x < 0 ? kUnreachable : dist[size_t(cell.x) * kLanes + cell.y];
  }
}

struct Request {
  int index, target, lane;
};

} // namespace

extern "C" void solution_compute(int V, int E, const int *row_offsets, const int *col_indices,
                                 const float *weights, int num_requests, const int *sources,
                                 const int *targets, float *distances) {
  if (num_requests <= 0)
    return;
  // Distinct sources in order of appearance; sixteen of them make a tile.
  std::unordered_map<int, int> slotOf;
  std::vector<int> distinct;
  std::vector<std::vector<Request>> tiles;
  for (int i = 0; i < num_requests; ++i) {
    const auto found = slotOf.emplace(sources[i], int(distinct.size()));
    if (found.second)
      distinct.push_back(sources[i]);
    const int slot = found.first->second;
    if (size_t(slot / kLanes) == tiles.size())
      tiles.emplace_back();
    const bool valid = targets[i] >= 0 && targets[i] < V;
    tiles[size_t(slot / kLanes)].push_back({i, valid ? targets[i] : -1, slot % kLanes});
  }

  const size_t edgeCount = size_t(E > 0 ? E : 1), cells = size_t(V) * kLanes;
  int *rows, *heads, *tileSources, *changed;
  float *edgeWeights, *dist, *relaxed, *answers;
  int2 *edges, *wanted;
  CHECK(cudaMalloc(&rows, (size_t(V) + 1) * sizeof(int)));
  CHECK(cudaMalloc(&edges, edgeCount * sizeof(int2)));
  CHECK(cudaMalloc(&heads, edgeCount * sizeof(int)));
  CHECK(cudaMalloc(&edgeWeights, edgeCount * sizeof(float)));
  CHECK(cudaMemcpy(rows, row_offsets, (size_t(V) + 1) * sizeof(int), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(heads, col_indices, size_t(E) * sizeof(int), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(edgeWeights, weights, size_t(E) * sizeof(float), cudaMemcpyHostToDevice));
  if (E > 0)
    zipEdges<<<gridFor(size_t(E)), kBlock>>>(E, heads, edgeWeights, edges);
  CHECK(cudaGetLastError());
  CHECK(cudaFree(heads));
  CHECK(cudaFree(edgeWeights));

  CHECK(cudaMalloc(&dist, cells * sizeof(float)));
  CHECK(cudaMalloc(&relaxed, cells * sizeof(float)));
  CHECK(cudaMalloc(&tileSources, kLanes * sizeof(int)));
  CHECK(cudaMalloc(&changed, sizeof(int)));
  CHECK(cudaMalloc(&wanted, size_t(num_requests) * sizeof(int2)));
  CHECK(cudaMalloc(&answers, size_t(num_requests) * sizeof(float)));

  for (size_t tile = 0; tile < tiles.size(); ++tile) {
    const size_t first = tile * kLanes;
    const int lanes =
        int(distinct.size() - first < size_t(kLanes) ? distinct.size() - first : size_t(kLanes));
    CHECK(cudaMemcpy(tileSources, distinct.data() + first, size_t(lanes) * sizeof(int),
                     cudaMemcpyHostToDevice));
    fillUnreachable<<<gridFor(cells / 4), kBlock>>>(cells / 4, reinterpret_cast<float4 *>(dist),
                                                    reinterpret_cast<float4 *>(relaxed));
    placeSources<<<1, kLanes>>>(lanes, tileSources, dist);
    CHECK(cudaGetLastError());

    for (int again = 1; again;) {
      CHECK(cudaMemsetAsync(changed, 0, sizeof(int)));
      relaxRows<<<gridFor(cells), kBlock>>>(V, rows, edges, dist, relaxed, changed);
      CHECK(cudaGetLastError());
      CHECK(cudaMemcpy(&again, changed, sizeof(int), cudaMemcpyDeviceToHost));
    }

    const std::vector<Request> &requests = tiles[tile];
    const int count = int(requests.size());
    std::vector<int2> places(requests.size());
    std::vector<float> found(requests.size());
    for (size_t i = 0; i < requests.size(); ++i)
      places[i] = make_int2(requests[i].target, requests[i].lane);
    CHECK(cudaMemcpy(wanted, places.data(), places.size() * sizeof(int2), cudaMemcpyHostToDevice));
    readAnswers<<<gridFor(places.size()), kBlock>>>(count, wanted, dist, answers);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(found.data(), answers, found.size() * sizeof(float), cudaMemcpyDeviceToHost));
    for (size_t i = 0; i < requests.size(); ++i)
      distances[requests[i].index] = found[i];
  }

  CHECK(cudaFree(rows));
  CHECK(cudaFree(edges));
  CHECK(cudaFree(dist));
  CHECK(cudaFree(relaxed));
  CHECK(cudaFree(tileSources));
  CHECK(cudaFree(changed));
  CHECK(cudaFree(wanted));
  CHECK(cudaFree(answers));
}
