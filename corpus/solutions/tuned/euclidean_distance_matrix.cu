// Squared Euclidean distances: 128 x 128 register-tiled kernel fed by cp.async, in row slabs whose
// copies home hide the computation of the slabs after them.
//
// The download of the matrix is by far the longest phase, so everything else is arranged around
// keeping it busy: all slabs are queued at once on the compute stream, and the copy stream fetches
// each as soon as its event fires. The difference form is used, since its extra subtraction is
// hidden and it loses nothing to cancellation.
#include <cuda_pipeline.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CK(x)                                                                                      \
  do {                                                                                             \
    const cudaError_t ck_status = (x);                                                             \
    if (ck_status != cudaSuccess) {                                                                \
      std::fprintf(stderr, "%s at line %d: %s\n", #x, __LINE__, cudaGetErrorString(ck_status));    \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

namespace {

constexpr int BM = 128; // references per block
constexpr int BN = 128; // queries per block
constexpr int BK = 8;   // coordinates per stage
constexpr int STAGES = 4;
constexpr int THREADS = 256;
constexpr size_t SLAB_BYTES = size_t(8) << 20;

struct Stage {
  float a[BK][BM];
  float b[BK][BN];
};

__device__ __forceinline__ void load8(float (&out)[8], const float *low, const float *high) {
  const float4 x = *reinterpret_cast<const float4 *>(low);
  const float4 y = *reinterpret_cast<const float4 *>(high);
  out[0] = x.x, out[1] = x.y, out[2] = x.z, out[3] = x.w;
  out[4] = y.x, out[5] = y.y, out[6] = y.z, out[7] = y.w;
}

// Both inputs have zeroed rows of whole tiles (lda, ldb) and a whole number of slices.
__global__ void __launch_bounds__(THREADS, 2)
    distance_tiles(const float *__restrict__ a, int lda, const float *__restrict__ b, int ldb,
                   int slices, int row_tile0, int refs, int queries, float *__restrict__ dist) {
  __shared__ __align__(16) Stage stage[STAGES];
  const int tid = threadIdx.x;
  const int row0 = (row_tile0 + blockIdx.y) * BM, col0 = blockIdx.x * BN;

  // One 16-byte piece of either tile per thread and slice: 8 rows of 32 pieces.
  const int piece_row = tid / 32, piece_col = tid % 32 * 4;
  const float *a_src = a + size_t(piece_row) * lda + row0 + piece_col;
  const float *b_src = b + size_t(piece_row) * ldb + col0 + piece_col;

  auto fetch = [&](int slice) {
    if (slice < slices) {
      Stage &s = stage[slice % STAGES];
      __pipeline_memcpy_async(&s.a[piece_row][piece_col], a_src + size_t(slice) * BK * lda, 16);
      __pipeline_memcpy_async(&s.b[piece_row][piece_col], b_src + size_t(slice) * BK * ldb, 16);
    }
    __pipeline_commit(); // an empty group keeps the count of groups in flight constant
  };

  for (int s = 0; s < STAGES - 1; ++s)
    fetch(s);

  // Warps form a 4 x 2 grid of 32 x 64 patches; a lane owns 8 rows x 8 columns in 4 x 4 pieces.
  const int warp = tid / 32, lane = tid % 32;
  const int my_row = warp / 2 * 32 + lane / 8 * 4;
  const int my_col = warp % 2 * 64 + lane % 8 * 4;

  float acc[8][8] = {};
  for (int slice = 0; slice < slices; ++slice) {
    __pipeline_wait_prior(STAGES - 2);
    __syncthreads(); // the slice has landed for all, and all have left the stage refilled next
    fetch(slice + STAGES - 1);
    const Stage &s = stage[slice % STAGES];
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      float x[8], y[8];
      load8(x, &s.a[k][my_row], &s.a[k][my_row + 16]);
      load8(y, &s.b[k][my_col], &s.b[k][my_col + 32]);
#pragma unroll
      for (int i = 0; i < 8; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j) {
          const float d = x[i] - y[j];
          acc[i][j] = fmaf(d, d, acc[i][j]);
        }
    }
  }

  const bool aligned = queries % 4 == 0;
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const int r = row0 + my_row + (i / 4) * 16 + i % 4;
    if (r >= refs)
      continue;
    float *row = dist + size_t(r) * queries;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int q = col0 + my_col + half * 32;
      const float *v = acc[i] + half * 4;
      if (aligned && q + 4 <= queries) {
        *reinterpret_cast<float4 *>(row + q) = make_float4(v[0], v[1], v[2], v[3]);
      } else {
#pragma unroll
        for (int j = 0; j < 4; ++j)
          if (q + j < queries)
            row[q + j] = v[j];
      }
    }
  }
}

int whole(int n, int unit) { return (n + unit - 1) / unit * unit; }

} // namespace

extern "C" void solution_compute(int ref_nb, int query_nb, int dim, const float *ref,
                                 const float *query, float *dist) {
  if (ref_nb <= 0 || query_nb <= 0)
    return;
  const int lda = whole(ref_nb, BM), ldb = whole(query_nb, BN), depth = whole(dim, BK);
  const size_t a_len = size_t(lda) * depth, b_len = size_t(ldb) * depth;
  const size_t out_len = size_t(ref_nb) * query_nb;

  cudaStream_t compute, copy;
  CK(cudaStreamCreateWithFlags(&compute, cudaStreamNonBlocking));
  CK(cudaStreamCreateWithFlags(&copy, cudaStreamNonBlocking));

  // Padded inputs first: their lengths are multiples of 128, so the output stays aligned.
  float *arena;
  CK(cudaMalloc(&arena, (a_len + b_len + out_len) * sizeof(float)));
  float *d_a = arena, *d_b = arena + a_len, *d_out = d_b + b_len;
  CK(cudaMemsetAsync(arena, 0, (a_len + b_len) * sizeof(float), compute));
  if (dim > 0) {
    const size_t ref_row = size_t(ref_nb) * sizeof(float),
                 query_row = size_t(query_nb) * sizeof(float);
    CK(cudaMemcpy2DAsync(d_a, lda * sizeof(float), ref, ref_row, ref_row, dim,
                         cudaMemcpyHostToDevice, compute));
    CK(cudaMemcpy2DAsync(d_b, ldb * sizeof(float), query, query_row, query_row, dim,
                         cudaMemcpyHostToDevice, compute));
  }

  const int row_tiles = lda / BM;
  const size_t tile_bytes = size_t(BM) * query_nb * sizeof(float);
  const int slab_tiles = int(std::clamp<size_t>(SLAB_BYTES / tile_bytes, 1, 65535));
  std::vector<cudaEvent_t> ready;
  for (int tile = 0; tile < row_tiles; tile += slab_tiles) {
    const int tiles = std::min(slab_tiles, row_tiles - tile);
    distance_tiles<<<dim3(ldb / BN, tiles), THREADS, 0, compute>>>(d_a, lda, d_b, ldb, depth / BK,
                                                                   tile, ref_nb, query_nb, d_out);
    CK(cudaGetLastError());
    cudaEvent_t event;
    CK(cudaEventCreateWithFlags(&event, cudaEventDisableTiming));
    CK(cudaEventRecord(event, compute));
    ready.push_back(event);
  }

  for (size_t slab = 0; slab < ready.size(); ++slab) {
    const size_t begin = slab * slab_tiles * BM * query_nb;
    const size_t end = std::min(out_len, begin + size_t(slab_tiles) * BM * query_nb);
    CK(cudaStreamWaitEvent(copy, ready[slab], 0));
    CK(cudaMemcpyAsync(dist + begin, d_out + begin, (end - begin) * sizeof(float),
                       cudaMemcpyDeviceToHost, copy));
  }
  CK(cudaStreamSynchronize(copy));
  CK(cudaStreamSynchronize(compute));

  for (cudaEvent_t event : ready)
    CK(cudaEventDestroy(event));
  CK(cudaFree(arena));
  CK(cudaStreamDestroy(copy));
  CK(cudaStreamDestroy(compute));
}
