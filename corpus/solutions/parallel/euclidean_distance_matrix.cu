// Squared Euclidean distances by independent warps.
//
// A work item is a strip of 8 references x 128 queries over a range of coordinates. Warps walk the
// items in grid-sized steps, exchange the reference coordinates by shuffles and never wait for
// each other. When the matrix has too few strips to occupy the device, the coordinates are split
// into ranges and the partial sums of a strip meet in atomic additions.
#include <cuda_runtime.h>

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>

namespace {

constexpr int kWarp = 32;
constexpr int kWarpsPerBlock = 8;
constexpr int kRefs = 8;                   // references per strip
constexpr int kPerLane = 4;                // queries per lane
constexpr int kQueries = kWarp * kPerLane; // queries per strip
constexpr int kChunk = kWarp / kRefs;      // coordinates held by one warp-wide load of references
constexpr int kMinRange = 32;              // shortest range worth an extra atomic pass
constexpr unsigned kAll = 0xffffffffu;

inline void require(cudaError_t status, const char *where) {
  if (status != cudaSuccess)
    throw std::runtime_error(std::string(where) + ": " + cudaGetErrorString(status));
}

struct Shape {
  int refs, queries, dim;
  int refStrips, queryStrips;
  int ranges, rangeLength;
};

template <bool kSplit>
__global__ void __launch_bounds__(kWarp *kWarpsPerBlock)
    strips(Shape shape, const float *__restrict__ ref, const float *__restrict__ query,
           float *__restrict__ dist) {
  const int lane = threadIdx.x % kWarp;
  const long long warp = (long long)blockIdx.x * kWarpsPerBlock + threadIdx.x / kWarp;
  const long long warps = (long long)gridDim.x * kWarpsPerBlock;
  const long long items = (long long)shape.refStrips * shape.queryStrips * shape.ranges;

  for (long long item = warp; item < items; item += warps) {
    // Reference strips run fastest: the warps of a block then share their query rows in L1.
    const int refStrip = int(item % shape.refStrips);
    const int queryStrip = int(item / shape.refStrips % shape.queryStrips);
    const int range = int(item / shape.refStrips / shape.queryStrips);
    const int r0 = refStrip * kRefs, q0 = queryStrip * kQueries + lane;
    const int begin = range * shape.rangeLength;
    const int end = min(begin + shape.rangeLength, shape.dim);

    const int loadRef = min(r0 + lane % kRefs, shape.refs - 1);
    float sums[kRefs][kPerLane] = {};
    for (int k0 = begin; k0 < end; k0 += kChunk) {
      const int loadK = k0 + lane / kRefs;
      const float held = loadK < end ? ref[(size_t)loadK * shape.refs + loadRef] : 0.0f;
      const int count = min(kChunk, end - k0);
      for (int kk = 0; kk < count; ++kk) {
        const float *row = query + (size_t)(k0 + kk) * shape.queries;
        float b[kPerLane];
#pragma unroll
        for (int j = 0; j < kPerLane; ++j) {
          const int q = q0 + j * kWarp;
          b[j] = q < shape.queries ? row[q] : 0.0f;
        }
#pragma unroll
        for (int i = 0; i < kRefs; ++i) {
          const float a = __shfl_sync(kAll, held, kk * kRefs + i);
#pragma unroll
          for (int j = 0; j < kPerLane; ++j) {
            const float d = a - b[j];
            sums[i][j] += d * d;
          }
        }
      }
    }

#pragma unroll
    for (int i = 0; i < kRefs; ++i)
#pragma unroll
      for (int j = 0; j < kPerLane; ++j) {
        const int r = r0 + i, q = q0 + j * kWarp;
        if (r < shape.refs && q < shape.queries) {
          float *target = dist + (size_t)r * shape.queries + q;
          if (kSplit)
            atomicAdd(target, sums[i][j]);
          else
            *target = sums[i][j];
        }
      }
  }
}

int divideUp(int a, int b) { return (a + b - 1) / b; }

} // namespace

extern "C" void solution_compute(int ref_nb, int query_nb, int dim, const float *ref,
                                 const float *query, float *dist) {
  if (ref_nb <= 0 || query_nb <= 0)
    return;
  const size_t refBytes = sizeof(float) * dim * ref_nb;
  const size_t queryBytes = sizeof(float) * dim * query_nb;
  const size_t distBytes = sizeof(float) * ref_nb * (size_t)query_nb;

  float *dRef = nullptr, *dQuery = nullptr, *dDist = nullptr;
  require(cudaMalloc(&dRef, refBytes), "cudaMalloc ref");
  require(cudaMalloc(&dQuery, queryBytes), "cudaMalloc query");
  require(cudaMalloc(&dDist, distBytes), "cudaMalloc dist");
  require(cudaMemcpy(dRef, ref, refBytes, cudaMemcpyHostToDevice), "copy ref");
  require(cudaMemcpy(dQuery, query, queryBytes, cudaMemcpyHostToDevice), "copy query");

  int device = 0, processors = 0, blocksPerProcessor = 0;
  require(cudaGetDevice(&device), "cudaGetDevice");
  require(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device),
          "processor count");
  require(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocksPerProcessor, strips<true>,
                                                        kWarp * kWarpsPerBlock, 0),
          "occupancy");
  const int residentBlocks = std::max(1, processors * blocksPerProcessor);

  Shape shape{ref_nb, query_nb, dim, divideUp(ref_nb, kRefs), divideUp(query_nb, kQueries), 1, dim};
  const long long stripCount = (long long)shape.refStrips * shape.queryStrips;
  const long long residentWarps = (long long)residentBlocks * kWarpsPerBlock;
  if (stripCount < residentWarps && dim > kMinRange) {
    const int wanted = int((residentWarps + stripCount - 1) / stripCount);
    const int possible = divideUp(dim, kMinRange);
    shape.rangeLength = divideUp(dim, std::min(wanted, possible));
    shape.ranges = divideUp(dim, shape.rangeLength);
  }

  const long long items = stripCount * shape.ranges;
  const int blocks =
      int(std::min<long long>(residentBlocks, (items + kWarpsPerBlock - 1) / kWarpsPerBlock));
  if (shape.ranges > 1) {
    require(cudaMemset(dDist, 0, distBytes), "clear dist");
    strips<true><<<blocks, kWarp * kWarpsPerBlock>>>(shape, dRef, dQuery, dDist);
  } else {
    strips<false><<<blocks, kWarp * kWarpsPerBlock>>>(shape, dRef, dQuery, dDist);
  }
  require(cudaGetLastError(), "launch");

  require(cudaMemcpy(dist, dDist, distBytes, cudaMemcpyDeviceToHost), "copy dist");
  require(cudaFree(dRef), "cudaFree");
  require(cudaFree(dQuery), "cudaFree");
  require(cudaFree(dDist), "cudaFree");
}
