// Squared Euclidean distances on padded, aligned copies of both point sets.
//
// Rows of the device copies are padded to whole tiles and the coordinate count to whole slices, all
// with zeros. A padded coordinate is 0 in both sets and adds nothing, so the tile loop runs without
// a single bounds test and loads float4 whatever the caller's sizes are.
#include <cuda_runtime.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr int kTile = 64;  // points of either set per block
constexpr int kSlice = 16; // coordinates staged at a time
constexpr int kPatch = 4;  // a thread computes kPatch x kPatch distances
constexpr int kSide = kTile / kPatch;

void check(cudaError_t status, const char *what) {
  if (status == cudaSuccess)
    return;
  std::fprintf(stderr, "euclidean_distance_matrix: %s: %s\n", what, cudaGetErrorString(status));
  std::exit(1);
}

__global__ void __launch_bounds__(kSide *kSide)
    tileDistances(const float4 *__restrict__ ref, int refPitch4, const float4 *__restrict__ query,
                  int queryPitch4, int depth, int refCount, int queryCount,
                  float *__restrict__ dist) {
  __shared__ float4 refTile[kSlice][kTile / 4];
  __shared__ float4 queryTile[kSlice][kTile / 4];

  const int tx = threadIdx.x % kSide, ty = threadIdx.x / kSide;
  // The 256 threads stage 16 rows of 16 float4 of each set: one load per thread and set.
  const int stageRow = threadIdx.x / (kTile / 4), stageColumn = threadIdx.x % (kTile / 4);
  const float4 *refSource =
      ref + (size_t)stageRow * refPitch4 + blockIdx.y * (kTile / 4) + stageColumn;
  const float4 *querySource =
      query + (size_t)stageRow * queryPitch4 + blockIdx.x * (kTile / 4) + stageColumn;
  const size_t refStep = (size_t)kSlice * refPitch4, queryStep = (size_t)kSlice * queryPitch4;

  float sum[kPatch][kPatch] = {};
  for (int first = 0; first < depth; first += kSlice) {
    refTile[stageRow][stageColumn] = *refSource;
    queryTile[stageRow][stageColumn] = *querySource;
    refSource += refStep;
    querySource += queryStep;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < kSlice; ++k) {
      const float4 a = refTile[k][ty], b = queryTile[k][tx];
      const float as[kPatch] = {a.x, a.y, a.z, a.w};
      const float bs[kPatch] = {b.x, b.y, b.z, b.w};
#pragma unroll
      for (int i = 0; i < kPatch; ++i)
#pragma unroll
        for (int j = 0; j < kPatch; ++j) {
          const float d = as[i] - bs[j];
          sum[i][j] = fmaf(d, d, sum[i][j]);
        }
    }
    __syncthreads();
  }

  const int q = blockIdx.x * kTile + tx * kPatch;
  const bool wholeVector = (queryCount % 4 == 0) && q + kPatch <= queryCount;
#pragma unroll
  for (int i = 0; i < kPatch; ++i) {
    const int r = blockIdx.y * kTile + ty * kPatch + i;
    if (r >= refCount)
      break;
    float *row = dist + (size_t)r * queryCount;
    if (wholeVector) {
      *reinterpret_cast<float4 *>(row + q) =
          make_float4(sum[i][0], sum[i][1], sum[i][2], sum[i][3]);
    } else {
#pragma unroll
      for (int j = 0; j < kPatch; ++j)
        if (q + j < queryCount)
          row[q + j] = sum[i][j];
    }
  }
}

int roundUp(int value, int multiple) { return (value + multiple - 1) / multiple * multiple; }

/// Copies a dense dim x count matrix into a zeroed depth x pitch one.
float *uploadPadded(const float *points, int count, int dim, int pitch, int depth) {
  float *padded = nullptr;
  const size_t bytes = (size_t)pitch * depth * sizeof(float);
  check(cudaMalloc(&padded, bytes), "allocating a point set");
  check(cudaMemset(padded, 0, bytes), "clearing a point set");
  if (dim > 0)
    check(cudaMemcpy2D(padded, pitch * sizeof(float), points, count * sizeof(float),
                       count * sizeof(float), dim, cudaMemcpyHostToDevice),
          "uploading a point set");
  return padded;
}

} // namespace

extern "C" void solution_compute(int ref_nb, int query_nb, int dim, const float *ref,
                                 const float *query, float *dist) {
  if (ref_nb <= 0 || query_nb <= 0)
    return;
  const int refPitch = roundUp(ref_nb, kTile), queryPitch = roundUp(query_nb, kTile);
  const int depth = roundUp(dim > 0 ? dim : 1, kSlice);

  float *dRef = uploadPadded(ref, ref_nb, dim, refPitch, depth);
  float *dQuery = uploadPadded(query, query_nb, dim, queryPitch, depth);
  float *dDist = nullptr;
  const size_t distBytes = (size_t)ref_nb * query_nb * sizeof(float);
  check(cudaMalloc(&dDist, distBytes), "allocating the distances");

  const dim3 grid(queryPitch / kTile, refPitch / kTile);
  tileDistances<<<grid, kSide * kSide>>>(reinterpret_cast<const float4 *>(dRef), refPitch / 4,
                                         reinterpret_cast<const float4 *>(dQuery), queryPitch / 4,
                                         depth, ref_nb, query_nb, dDist);
  check(cudaGetLastError(), "launching the tiles");
  check(cudaMemcpy(dist, dDist, distBytes, cudaMemcpyDeviceToHost), "fetching the distances");

  check(cudaFree(dDist), "freeing");
  check(cudaFree(dQuery), "freeing");
  check(cudaFree(dRef), "freeing");
}
