// Heat diffusion, eight time steps per pass over the grid. A block loads a tile with a rim of eight
// cells, steps it in shared memory while the valid part shrinks by one ring a step, and writes the
// cells that are still right. Power stays in registers with everything that is constant over time.
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace {

constexpr int kStepsPerPass = 8;
constexpr int kTileX = 64;
constexpr int kTileY = 96;
constexpr int kInnerX = kTileX - 2 * kStepsPerPass;
constexpr int kInnerY = kTileY - 2 * kStepsPerPass;
constexpr int kThreadsY = 8;
constexpr int kCellsPerThread = kTileY / kThreadsY;

// The step written as T += source - loss T + vertical (N + S - 2 T) + horizontal (W + E - 2 T),
// with step / capacity folded into all four.
struct Stencil {
  float powerScale, constant, loss, vertical, horizontal;
};

void require(cudaError_t status, const char *doing) {
  if (status != cudaSuccess) {
    fprintf(stderr, "hotspot_2d: while %s: %s\n", doing, cudaGetErrorString(status));
    abort();
  }
}

__global__ void __launch_bounds__(kTileX *kThreadsY)
    advance(Stencil k, int rows, int cols, int tilesX, int steps, const float *__restrict__ power,
            const float *__restrict__ from, float *__restrict__ to) {
  __shared__ float tile[2][kTileY][kTileX];

  const int x = threadIdx.x;
  const int column = int(blockIdx.x % tilesX) * kInnerX - kStepsPerPass + x;
  const int topRow = int(blockIdx.x / tilesX) * kInnerY - kStepsPerPass;
  const bool columnInside = column >= 0 && column < cols;
  const bool westEnd = column == 0, eastEnd = column == cols - 1;
  const bool rimColumn = x == 0 || x == kTileX - 1;

  float source[kCellsPerThread];
#pragma unroll
  for (int j = 0; j < kCellsPerThread; ++j) {
    const int y = threadIdx.y + j * kThreadsY, row = topRow + y;
    float t = 0.0f, heat = 0.0f;
    if (columnInside && row >= 0 && row < rows) {
      const size_t at = size_t(row) * cols + column;
      t = from[at];
      heat = power[at];
    }
    source[j] = fmaf(heat, k.powerScale, k.constant);
    // The outermost ring is never stepped: both buffers hold it from the start.
    tile[0][y][x] = t;
    tile[1][y][x] = t;
  }
  __syncthreads();

  for (int s = 0; s < steps; ++s) {
    const float(*now)[kTileX] = tile[s & 1];
    float(*next)[kTileX] = tile[(s + 1) & 1];
#pragma unroll
    for (int j = 0; j < kCellsPerThread; ++j) {
      const int y = threadIdx.y + j * kThreadsY, row = topRow + y;
      if (rimColumn || y == 0 || y == kTileY - 1)
        continue;
      const float t = now[y][x];
      const float north = row > 0 ? now[y - 1][x] : t;
      const float south = row < rows - 1 ? now[y + 1][x] : t;
      const float west = westEnd ? t : now[y][x - 1];
      const float east = eastEnd ? t : now[y][x + 1];
      float change = fmaf(-k.loss, t, source[j]);
      change = fmaf(k.vertical, north + south - 2.0f * t, change);
      change = fmaf(k.horizontal, west + east - 2.0f * t, change);
      next[y][x] = t + change;
    }
    __syncthreads();
  }

  if (!columnInside || x < kStepsPerPass || x >= kTileX - kStepsPerPass)
    return;
#pragma unroll
  for (int j = 0; j < kCellsPerThread; ++j) {
    const int y = threadIdx.y + j * kThreadsY, row = topRow + y;
    if (y >= kStepsPerPass && y < kTileY - kStepsPerPass && row < rows)
      to[size_t(row) * cols + column] = tile[steps & 1][y][x];
  }
}

Stencil stencilFor(int rows, int cols) {
  const double gh = 0.016 / rows, gw = 0.016 / cols, t = 0.0005;
  const double step = 0.001 / (3e6 / (0.5 * t * 1.75e6)) / 1000.0;
  const double source = step / (0.5 * 1.75e6 * t * gw * gh);
  const double invRz = 100.0 * gh * gw / t;
  return {float(source), float(source * invRz * 80.0), float(source * invRz),
          float(source * 200.0 * t * gw / gh), float(source * 200.0 * t * gh / gw)};
}

} // namespace

extern "C" void solution_compute(int rows, int cols, int iters, const float *temp0,
                                 const float *power, float *out_temp) {
  if (rows <= 0 || cols <= 0)
    return;
  const size_t cells = size_t(rows) * cols, bytes = cells * sizeof(float);
  float *memory;
  require(cudaMalloc(&memory, 3 * bytes), "allocating three grids");
  float *heat = memory, *from = memory + cells, *to = memory + 2 * cells;
  require(cudaMemcpy(heat, power, bytes, cudaMemcpyHostToDevice), "copying the power");
  require(cudaMemcpy(from, temp0, bytes, cudaMemcpyHostToDevice), "copying the temperatures");

  const Stencil stencil = stencilFor(rows, cols);
  const int tilesX = (cols + kInnerX - 1) / kInnerX;
  const int tilesY = (rows + kInnerY - 1) / kInnerY;
  const unsigned blocks = unsigned(tilesX) * unsigned(tilesY);
  for (int left = iters; left > 0; left -= kStepsPerPass) {
    advance<<<blocks, dim3(kTileX, kThreadsY)>>>(stencil, rows, cols, tilesX,
                                                 std::min(left, kStepsPerPass), heat, from, to);
    std::swap(from, to);
  }
  require(cudaGetLastError(), "stepping");
  require(cudaMemcpy(out_temp, from, bytes, cudaMemcpyDeviceToHost), "copying the result");
  require(cudaFree(memory), "freeing");
}
