// Frontier search from all distinct sources at once. A frontier entry is a (source, vertex) cell
// whose distance fell in the round before. A block takes a stretch of the frontier, lines up the
// edges of all its entries by a prefix sum over the degrees, and deals them out evenly.
#include <cooperative_groups.h>
#include <cub/block/block_scan.cuh>
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <unordered_map>
#include <utility>
#include <vector>

namespace cg = cooperative_groups;

static inline void cudaOrDie(cudaError_t e, int line) {
  if (e == cudaSuccess)
    return;
  fprintf(stderr, "bellman_ford.cu:%d: CUDA error %s\n", line, cudaGetErrorName(e));
  exit(2);
}
#define CU(expr) cudaOrDie((expr), __LINE__)

constexpr int kBlock = 128;
constexpr float kUnreachable = 1e30f;
constexpr unsigned kMaxCells = 1u << 28; // (source, vertex) pairs handled at a time

static unsigned gridFor(unsigned n) { return (n + kBlock - 1) / kBlock; }

struct Graph {
  unsigned V;
  const int *rows, *heads;
  const float *weights;
};

// Cell (s, v) is s * V + v. `queued` holds the last round in which a cell entered a frontier.
__global__ void resetCells(unsigned cells, float *dist, int *queued) {
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < cells; i += gridDim.x * blockDim.x) {
    dist[i] = kUnreachable;
    queued[i] = 0;
  }
}

__global__ void startFrontier(unsigned slots, unsigned V, const int *sources, float *dist,
                              unsigned *frontier) {
  const unsigned s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= slots)
    return;
  const unsigned cell = s * V + sources[s];
  dist[cell] = 0.0f;
  frontier[s] = cell;
}

// One atomic per group of threads that append together.
__device__ void append(unsigned *queue, unsigned *size, unsigned cell) {
  const cg::coalesced_group together = cg::coalesced_threads();
  unsigned base = 0;
  if (together.thread_rank() == 0)
    base = atomicAdd(size, together.size());
  queue[together.shfl(base, 0) + together.thread_rank()] = cell;
}

__global__ void __launch_bounds__(kBlock)
    expand(Graph graph, const unsigned *__restrict__ frontier, unsigned size, float *dist,
           int *queued, int round, unsigned *__restrict__ next, unsigned *nextSize) {
  using Scan = cub::BlockScan<unsigned, kBlock>;
  __shared__ typename Scan::TempStorage scratch;
  __shared__ unsigned start[kBlock];      // position of the entry's first edge in the line
  __shared__ unsigned shift[kBlock];      // edge index minus position
  __shared__ unsigned rowOfCells[kBlock]; // first cell of the entry's source
  __shared__ float from[kBlock];

  const unsigned me = threadIdx.x, i = blockIdx.x * kBlock + me;
  unsigned degree = 0, firstEdge = 0;
  if (i < size) {
    const unsigned cell = frontier[i];
    const unsigned slot = cell / graph.V, u = cell - slot * graph.V;
    firstEdge = unsigned(graph.rows[u]);
    degree = unsigned(graph.rows[u + 1]) - firstEdge;
    rowOfCells[me] = slot * graph.V;
    from[me] = __ldcg(dist + cell);
  }
  unsigned before = 0, total = 0;
  Scan(scratch).ExclusiveSum(degree, before, total);
  start[me] = before;
  shift[me] = firstEdge - before;
  __syncthreads();

  for (unsigned k = me; k < total; k += kBlock) {
    // The last entry that starts at or before k owns position k.
    unsigned owner = 0;
#pragma unroll
    for (unsigned step = kBlock / 2; step > 0; step /= 2)
      if (start[owner + step] <= k)
        owner += step;
    const unsigned e = shift[owner] + k;
    const unsigned cell = rowOfCells[owner] + unsigned(graph.heads[e]);
    const float candidate = from[owner] + graph.weights[e];
    if (candidate >= __ldcg(dist + cell))
      continue;
    // Non-negative floats order like their bit patterns.
    const int bits = __float_as_int(candidate);
    if (bits < atomicMin(reinterpret_cast<int *>(dist + cell), bits) &&
        atomicExch(queued + cell, round) != round)
      append(next, nextSize, cell);
  }
}

__global__ void collectAnswers(unsigned count, unsigned V, const int *slotOfRequest,
                               const int *targets, unsigned firstSlot, unsigned slots,
                               const float *dist, float *answers) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  const unsigned slot = unsigned(slotOfRequest[i]) - firstSlot; // wraps for earlier slots
  if (slot < slots)
    answers[i] = unsigned(targets[i]) < V ? dist[slot * V + targets[i]] : kUnreachable;
}

template <class T> static T *allocate(size_t count) {
  T *p = nullptr;
  CU(cudaMalloc(&p, std::max<size_t>(count, 1) * sizeof(T)));
  return p;
}

template <class T> static T *upload(const T *host, size_t count) {
  T *p = allocate<T>(count);
  CU(cudaMemcpy(p, host, count * sizeof(T), cudaMemcpyHostToDevice));
  return p;
}

extern "C" void solution_compute(int V, int E, const int *row_offsets, const int *col_indices,
                                 const float *weights, int num_requests, const int *sources,
                                 const int *targets, float *distances) {
  if (num_requests <= 0)
    return;
  std::unordered_map<int, int> slotOfSource;
  std::vector<int> distinct, slotOfRequest;
  for (int i = 0; i < num_requests; ++i) {
    const auto found = slotOfSource.emplace(sources[i], (int)distinct.size());
    if (found.second)
      distinct.push_back(sources[i]);
    slotOfRequest.push_back(found.first->second);
  }

  int *rows = upload(row_offsets, size_t(V) + 1);
  int *heads = upload(col_indices, size_t(E));
  float *edgeWeights = upload(weights, size_t(E));
  int *dSources = upload(distinct.data(), distinct.size());
  int *dSlots = upload(slotOfRequest.data(), slotOfRequest.size());
  int *dTargets = upload(targets, size_t(num_requests));
  float *answers = allocate<float>(size_t(num_requests));
  const Graph graph{unsigned(V), rows, heads, edgeWeights};

  // As many sources at a time as keep cells and the edges of a frontier within 32 bits.
  const unsigned all = unsigned(distinct.size());
  const unsigned byCells = std::max(1u, kMaxCells / unsigned(V));
  const unsigned byEdges = std::max(1u, ~0u / std::max(1u, unsigned(E)));
  const unsigned width = std::min({all, byCells, byEdges});
  const size_t capacity = size_t(width) * size_t(V);
  float *dist = allocate<float>(capacity);
  int *queued = allocate<int>(capacity);
  unsigned *frontier = allocate<unsigned>(capacity);
  unsigned *next = allocate<unsigned>(capacity);
  unsigned *nextSize = allocate<unsigned>(1);

  for (unsigned first = 0; first < all; first += width) {
    const unsigned slots = std::min(width, all - first);
    const unsigned cells = slots * unsigned(V);
    resetCells<<<std::min(gridFor(cells), 4096u), kBlock>>>(cells, dist, queued);
    startFrontier<<<gridFor(slots), kBlock>>>(slots, graph.V, dSources + first, dist, frontier);
    CU(cudaGetLastError());

    unsigned size = slots;
    for (int round = 1; size > 0; ++round) {
      CU(cudaMemsetAsync(nextSize, 0, sizeof(unsigned)));
      expand<<<gridFor(size), kBlock>>>(graph, frontier, size, dist, queued, round, next, nextSize);
      CU(cudaGetLastError());
      CU(cudaMemcpy(&size, nextSize, sizeof size, cudaMemcpyDeviceToHost));
      std::swap(frontier, next);
    }
    collectAnswers<<<gridFor(unsigned(num_requests)), kBlock>>>(
        unsigned(num_requests), graph.V, dSlots, dTargets, first, slots, dist, answers);
    CU(cudaGetLastError());
  }
  CU(cudaMemcpy(distances, answers, size_t(num_requests) * sizeof(float), cudaMemcpyDeviceToHost));

  for (void *p : {(void *)rows, (void *)heads, (void *)edgeWeights, (void *)dSources,
                  (void *)dSlots, (void *)dTargets, (void *)answers, (void *)dist, (void *)queued,
                  (void *)frontier, (void *)next, (void *)nextSize})
    CU(cudaFree(p));
}
