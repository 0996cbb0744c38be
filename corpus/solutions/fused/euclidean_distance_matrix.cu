// Squared Euclidean distances in one kernel through |a|^2 + |b|^2 - 2 a.b.
//
// The expanded form needs one multiply-add per pair and coordinate where the difference form needs
// a subtraction too. The norms are not a pass of their own: every thread sums the squares of the
// few points it holds in registers anyway. Points are taken relative to the first reference point,
// which leaves distances unchanged and keeps the cancellation in the last step small.
#include <cuda_runtime.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>

namespace {

#define CHECKED(expression) checked((expression), #expression)

void checked(cudaError_t status, const char *expression) {
  if (status != cudaSuccess) {
    std::fprintf(stderr, "%s failed: %s\n", expression, cudaGetErrorString(status));
    std::abort();
  }
}

constexpr int kThreads = 256;
constexpr int kSide = 16;  // threads along either side of a tile
constexpr int kSlice = 16; // coordinates per stage

// A thread holds kPatches groups of four points of each set, 64 points apart.
template <int kPatches>
__global__ void __launch_bounds__(kThreads)
    expandedDistances(int refCount, int queryCount, int dim, const float *__restrict__ ref,
                      const float *__restrict__ query, float *__restrict__ dist) {
  constexpr int kTile = 64 * kPatches;
  constexpr int kHeld = 4 * kPatches;
  __shared__ __align__(16) float refTile[kSlice][kTile];
  __shared__ __align__(16) float queryTile[kSlice][kTile];

  const int tx = threadIdx.x % kSide, ty = threadIdx.x / kSide;
  const int refBase = blockIdx.y * kTile, queryBase = blockIdx.x * kTile;

  float dot[kHeld][kHeld] = {};
  float refNorm[kHeld] = {}, queryNorm[kHeld] = {};

  for (int k0 = 0; k0 < dim; k0 += kSlice) {
    for (int slot = threadIdx.x; slot < kSlice * kTile; slot += kThreads) {
      const int row = slot / kTile, column = slot % kTile, k = k0 + row;
      const int r = refBase + column, q = queryBase + column;
      float a = 0.0f, b = 0.0f;
      if (k < dim) {
        const float *refRow = ref + (size_t)k * refCount;
        const float origin = refRow[0];
        if (r < refCount)
          a = refRow[r] - origin;
        if (q < queryCount)
          b = query[(size_t)k * queryCount + q] - origin;
      }
      refTile[row][column] = a;
      queryTile[row][column] = b;
    }
    __syncthreads();

#pragma unroll
    for (int row = 0; row < kSlice; ++row) {
      alignas(16) float a[kHeld], b[kHeld];
#pragma unroll
      for (int p = 0; p < kPatches; ++p) {
        *reinterpret_cast<float4 *>(a + 4 * p) =
            *reinterpret_cast<const float4 *>(&refTile[row][64 * p + 4 * ty]);
        *reinterpret_cast<float4 *>(b + 4 * p) =
            *reinterpret_cast<const float4 *>(&queryTile[row][64 * p + 4 * tx]);
      }
#pragma unroll
      for (int i = 0; i < kHeld; ++i) {
        refNorm[i] = fmaf(a[i], a[i], refNorm[i]);
        queryNorm[i] = fmaf(b[i], b[i], queryNorm[i]);
      }
#pragma unroll
      for (int i = 0; i < kHeld; ++i)
#pragma unroll
        for (int j = 0; j < kHeld; ++j)
          dot[i][j] = fmaf(a[i], b[j], dot[i][j]);
    }
    __syncthreads();
  }

#pragma unroll
  for (int i = 0; i < kHeld; ++i) {
    const int r = refBase + 64 * (i / 4) + 4 * ty + i % 4;
    if (r < refCount) {
      float *row = dist + (size_t)r * queryCount;
#pragma unroll
      for (int j = 0; j < kHeld; ++j) {
        const int q = queryBase + 64 * (j / 4) + 4 * tx + j % 4;
        if (q < queryCount)
          row[q] = fmaxf(0.0f, fmaf(-2.0f, dot[i][j], refNorm[i] + queryNorm[j]));
      }
    }
  }
}

template <int kPatches>
void launch(int refCount, int queryCount, int dim, const float *ref, const float *query,
            float *dist) {
  constexpr int kTile = 64 * kPatches;
  const dim3 grid((queryCount + kTile - 1) / kTile, (refCount + kTile - 1) / kTile);
  expandedDistances<kPatches><<<grid, kThreads>>>(refCount, queryCount, dim, ref, query, dist);
}

} // namespace

extern "C" void solution_compute(int ref_nb, int query_nb, int dim, const float *ref,
                                 const float *query, float *dist) {
  if (ref_nb <= 0 || query_nb <= 0)
    return;
  const size_t refLength = (size_t)dim * ref_nb, queryLength = (size_t)dim * query_nb;
  const size_t distLength = (size_t)ref_nb * query_nb;

  // One allocation: distances, then both point sets.
  float *arena = nullptr;
  CHECKED(cudaMalloc(&arena, (distLength + refLength + queryLength) * sizeof(float)));
  float *deviceDist = arena, *deviceRef = arena + distLength, *deviceQuery = deviceRef + refLength;
  CHECKED(cudaMemcpy(deviceRef, ref, refLength * sizeof(float), cudaMemcpyHostToDevice));
  CHECKED(cudaMemcpy(deviceQuery, query, queryLength * sizeof(float), cudaMemcpyHostToDevice));

  int device = 0, processors = 0;
  CHECKED(cudaGetDevice(&device));
  CHECKED(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
  const long long wideTiles = (long long)((ref_nb + 127) / 128) * ((query_nb + 127) / 128);
  if (wideTiles >= processors)
    launch<2>(ref_nb, query_nb, dim, deviceRef, deviceQuery, deviceDist);
  else
    launch<1>(ref_nb, query_nb, dim, deviceRef, deviceQuery, deviceDist);
  CHECKED(cudaGetLastError());

  CHECKED(cudaMemcpy(dist, deviceDist, distLength * sizeof(float), cudaMemcpyDeviceToHost));
  CHECKED(cudaFree(arena));
}
