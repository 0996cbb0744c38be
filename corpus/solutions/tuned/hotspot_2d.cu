// Heat diffusion with time tiling in registers. A block of eight warps holds a 64 x 64 tile: every
// lane two adjacent columns of eight rows. East and west neighbours come by shuffle, north and
// south from the lane's own registers, and only the outer rows of a warp pass through shared
// memory. After STEPS steps a rim of STEPS cells is stale and the rest is written.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

#define CK(x)                                                                                      \
  do {                                                                                             \
    cudaError_t ck_status = (x);                                                                   \
    if (ck_status != cudaSuccess) {                                                                \
      fprintf(stderr, "%s(%d): %s -> %s\n", __FILE__, __LINE__, #x,                                \
              cudaGetErrorString(ck_status));                                                      \
      abort();                                                                                     \
    }                                                                                              \
  } while (0)

enum { WARPS = 8, ROWS = 8, TILE = 64 };
static_assert(WARPS * ROWS == TILE, "a warp owns ROWS full rows of the tile");

struct Coef {
  float source, kx, ky, kz;
};

__device__ __forceinline__ float step_cell(const Coef &k, float t, float n, float s, float w,
                                           float e, float q) {
  float flow = fmaf(k.kz, 80.0f - t, q);
  flow = fmaf(k.ky, fmaf(-2.0f, t, n + s), flow);
  flow = fmaf(k.kx, fmaf(-2.0f, t, w + e), flow);
  return fmaf(k.source, flow, t);
}

// EDGE: the tile touches or leaves the grid, so that neighbours outside must be replaced.
template <bool EDGE>
__device__ __forceinline__ void step_tile(const Coef &k, float2 (&t)[ROWS], const float2 (&q)[ROWS],
                                          float2 above, float2 below, int row0, int col0, int rows,
                                          int cols) {
  float2 north = above;
#pragma unroll
  for (int r = 0; r < ROWS; ++r) {
    const float2 c = t[r];
    float2 n = north, s = r + 1 < ROWS ? t[r + 1 < ROWS ? r + 1 : r] : below;
    float west = __shfl_up_sync(0xffffffffu, c.y, 1);
    float east = __shfl_down_sync(0xffffffffu, c.x, 1);
    float right_of_first = c.y;
    if (EDGE) {
      if (row0 + r == 0)
        n = c;
      if (row0 + r == rows - 1)
        s = c;
      if (col0 == 0)
        west = c.x;
      if (col0 == cols - 1)
        right_of_first = c.x;
      if (col0 + 1 == cols - 1)
        east = c.y;
    }
    t[r].x = step_cell(k, c.x, n.x, s.x, west, right_of_first, q[r].x);
    t[r].y = step_cell(k, c.y, n.y, s.y, c.x, east, q[r].y);
    north = c;
  }
}

template <int STEPS>
__global__ void __launch_bounds__(WARPS * 32)
    hotspot_pass(Coef k, int rows, int cols, int tiles_x, int steps,
                 const float *__restrict__ power, const float *__restrict__ src,
                 float *__restrict__ dst) {
  static_assert(STEPS % 2 == 0, "a lane's pair of columns starts at an even column");
  constexpr int INNER = TILE - 2 * STEPS;
  __shared__ float2 top[2][WARPS][32], bottom[2][WARPS][32];

  const int lane = threadIdx.x, warp = threadIdx.y;
  const int tile_row = int(blockIdx.x / tiles_x) * INNER - STEPS;
  const int tile_col = int(blockIdx.x % tiles_x) * INNER - STEPS;
  const int row0 = tile_row + warp * ROWS;
  const int col0 = tile_col + 2 * lane;
  const bool edge =
      tile_row <= 0 || tile_col <= 0 || tile_row + TILE >= rows || tile_col + TILE >= cols;

  float2 t[ROWS], q[ROWS];
#pragma unroll
  for (int r = 0; r < ROWS; ++r) {
    t[r] = make_float2(0.0f, 0.0f);
    q[r] = make_float2(0.0f, 0.0f);
    const int row = row0 + r;
    if (row < 0 || row >= rows)
      continue;
    const size_t at = size_t(row) * cols;
    if (col0 >= 0 && col0 < cols) {
      t[r].x = src[at + col0];
      q[r].x = power[at + col0];
    }
    if (col0 + 1 >= 0 && col0 + 1 < cols) {
      t[r].y = src[at + col0 + 1];
      q[r].y = power[at + col0 + 1];
    }
  }

  for (int s = 0; s < steps; ++s) {
    const int b = s & 1;
    top[b][warp][lane] = t[0];
    bottom[b][warp][lane] = t[ROWS - 1];
    __syncthreads();
    const float2 above = warp > 0 ? bottom[b][warp - 1][lane] : t[0];
    const float2 below = warp < WARPS - 1 ? top[b][warp + 1][lane] : t[ROWS - 1];
    if (edge)
      step_tile<true>(k, t, q, above, below, row0, col0, rows, cols);
    else
      step_tile<false>(k, t, q, above, below, row0, col0, rows, cols);
  }

  const int x = 2 * lane;
  if (x < STEPS || x >= TILE - STEPS)
    return;
#pragma unroll
  for (int r = 0; r < ROWS; ++r) {
    const int y = warp * ROWS + r, row = row0 + r;
    if (y < STEPS || y >= TILE - STEPS || row >= rows)
      continue;
    const size_t at = size_t(row) * cols + col0;
    if (col0 < cols)
      dst[at] = t[r].x;
    if (col0 + 1 < cols)
      dst[at + 1] = t[r].y;
  }
}

template <int STEPS> static long long tiles(int rows, int cols) {
  constexpr int INNER = TILE - 2 * STEPS;
  return (long long)((rows + INNER - 1) / INNER) * ((cols + INNER - 1) / INNER);
}

template <int STEPS>
static float *run(const Coef &k, int rows, int cols, int iters, const float *power, float *a,
                  float *b) {
  constexpr int INNER = TILE - 2 * STEPS;
  const int tiles_x = (cols + INNER - 1) / INNER;
  const unsigned blocks = (unsigned)tiles<STEPS>(rows, cols);
  for (int done = 0; done < iters; done += STEPS) {
    const int steps = iters - done < STEPS ? iters - done : STEPS;
    hotspot_pass<STEPS><<<blocks, dim3(32, WARPS)>>>(k, rows, cols, tiles_x, steps, power, a, b);
    float *const swap = a;
    a = b;
    b = swap;
  }
  CK(cudaGetLastError());
  return a;
}

extern "C" void solution_compute(int rows, int cols, int iters, const float *temp0,
                                 const float *power, float *out_temp) {
  const size_t cells = (size_t)rows * cols;
  if (cells == 0)
    return;

  const double gh = 0.016 / rows, gw = 0.016 / cols, chip = 0.0005;
  const double dt = 0.001 / (3.0e6 / (0.5 * chip * 1.75e6)) / 1000.0;
  Coef k;
  k.source = (float)(dt / (0.5 * 1.75e6 * chip * gw * gh));
  k.kx = (float)(2.0 * 100.0 * chip * gh / gw);
  k.ky = (float)(2.0 * 100.0 * chip * gw / gh);
  k.kz = (float)(100.0 * gh * gw / chip);

  int device, sms;
  CK(cudaGetDevice(&device));
  CK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device));

  float *pool;
  CK(cudaMalloc(&pool, 3 * cells * sizeof(float)));
  float *const d_power = pool, *const d_a = pool + cells, *const d_b = pool + 2 * cells;
  CK(cudaMemcpyAsync(d_power, power, cells * sizeof(float), cudaMemcpyHostToDevice));
  CK(cudaMemcpyAsync(d_a, temp0, cells * sizeof(float), cudaMemcpyHostToDevice));

  // A small grid is bound by launches: deeper passes with more rim, as long as the tiles of a pass
  // find a multiprocessor each.
  const float *result;
  if (tiles<12>(rows, cols) <= sms)
    result = run<12>(k, rows, cols, iters, d_power, d_a, d_b);
  else
    result = run<6>(k, rows, cols, iters, d_power, d_a, d_b);

  CK(cudaMemcpy(out_temp, result, cells * sizeof(float), cudaMemcpyDeviceToHost));
  CK(cudaFree(pool));
}
