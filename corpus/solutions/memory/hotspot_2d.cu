// Heat diffusion on rows padded to whole 128-byte lines. A thread owns four neighbouring columns
// and walks down a strip of rows, so that a row is fetched once per strip and its two vertical
// neighbours are already in registers.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace {

constexpr int kStripRows = 4;
constexpr int kLanesX = 32; // float4 groups per block row
constexpr int kStripsY = 4;
constexpr int kLineFloats = 32;

struct Coefficients {
  float source, invRx, invRy, invRz;
};

__constant__ Coefficients chip;

inline void check(cudaError_t status, const char *what) {
  if (status == cudaSuccess)
    return;
  std::fprintf(stderr, "hotspot_2d: %s: %s\n", what, cudaGetErrorString(status));
  std::exit(1);
}

__device__ __forceinline__ float advance(float t, float n, float s, float w, float e, float p) {
  const float flow = p + (s + n - 2.0f * t) * chip.invRy + (e + w - 2.0f * t) * chip.invRx +
                     (80.0f - t) * chip.invRz;
  return t + chip.source * flow;
}

__device__ __forceinline__ float4 loadFour(const float *row, int c) {
  return __ldg(reinterpret_cast<const float4 *>(row + c));
}

__global__ void __launch_bounds__(kLanesX *kStripsY)
    sweep(const float *__restrict__ temperature, const float *__restrict__ power,
          float *__restrict__ next, int rows, int cols, int pitch, int tilesX) {
  const int c = 4 * (int(blockIdx.x % tilesX) * kLanesX + int(threadIdx.x));
  const int first = (int(blockIdx.x / tilesX) * kStripsY + int(threadIdx.y)) * kStripRows;
  if (c >= cols || first >= rows)
    return;

  // Columns right of the grid are padding: they are carried along, and no cell of the grid reads
  // them because the last column is its own east neighbour.
  const int last = cols - 1 - c;
  const size_t base = size_t(first) * pitch;
  const float *row = temperature + base;
  float4 centre = loadFour(row, c);
  float4 north = first > 0 ? loadFour(row - pitch, c) : centre;

#pragma unroll
  for (int i = 0; i < kStripRows; ++i) {
    const int r = first + i;
    if (r >= rows)
      break;
    const size_t offset = base + size_t(i) * pitch;
    row = temperature + offset;
    const float4 south = r < rows - 1 ? loadFour(row + pitch, c) : centre;
    const float west = c > 0 ? __ldg(row + c - 1) : centre.x;
    const float east = last > 3 ? __ldg(row + c + 4) : centre.w;
    const float4 heat = loadFour(power + offset, c);

    float4 result;
    result.x = advance(centre.x, north.x, south.x, west, last == 0 ? centre.x : centre.y, heat.x);
    result.y =
        advance(centre.y, north.y, south.y, centre.x, last == 1 ? centre.y : centre.z, heat.y);
    result.z =
        advance(centre.z, north.z, south.z, centre.y, last == 2 ? centre.z : centre.w, heat.z);
    result.w = advance(centre.w, north.w, south.w, centre.z, east, heat.w);
    *reinterpret_cast<float4 *>(next + offset + c) = result;

    north = centre;
    centre = south;
  }
}

Coefficients coefficientsFor(int rows, int cols) {
  const double gh = 0.016 / rows, gw = 0.016 / cols, t = 0.0005;
  const double capacity = 0.5 * 1.75e6 * t * gw * gh;
  const double step = 0.001 / (3.0e6 / (0.5 * t * 1.75e6)) / 1000.0;
  Coefficients k;
  k.source = float(step / capacity);
  k.invRx = float(2.0 * 100.0 * t * gh / gw);
  k.invRy = float(2.0 * 100.0 * t * gw / gh);
  k.invRz = float(100.0 * gh * gw / t);
  return k;
}

} // namespace

extern "C" void solution_compute(int rows, int cols, int iters, const float *temp0,
                                 const float *power, float *out_temp) {
  if (rows <= 0 || cols <= 0)
    return;
  const int pitch = (cols + kLineFloats - 1) / kLineFloats * kLineFloats;
  const size_t padded = size_t(rows) * pitch;
  const size_t pitchBytes = size_t(pitch) * sizeof(float), rowBytes = size_t(cols) * sizeof(float);

  float *buffer = nullptr;
  check(cudaMalloc(&buffer, 3 * padded * sizeof(float)), "allocate");
  float *heat = buffer, *current = buffer + padded, *next = buffer + 2 * padded;
  if (pitch != cols)
    check(cudaMemset(buffer, 0, 2 * padded * sizeof(float)), "clear padding");
  check(cudaMemcpy2D(heat, pitchBytes, power, rowBytes, rowBytes, rows, cudaMemcpyHostToDevice),
        "upload power");
  check(cudaMemcpy2D(current, pitchBytes, temp0, rowBytes, rowBytes, rows, cudaMemcpyHostToDevice),
        "upload temperature");
  const Coefficients k = coefficientsFor(rows, cols);
  check(cudaMemcpyToSymbol(chip, &k, sizeof k), "upload coefficients");

  const int tilesX = (cols + 4 * kLanesX - 1) / (4 * kLanesX);
  const int tilesY = (rows + kStripRows * kStripsY - 1) / (kStripRows * kStripsY);
  const dim3 block(kLanesX, kStripsY);
  for (int t = 0; t < iters; ++t) {
    sweep<<<unsigned(tilesX) * unsigned(tilesY), block>>>(current, heat, next, rows, cols, pitch,
                                                          tilesX);
    std::swap(current, next);
  }
  check(cudaGetLastError(), "launch");
  check(
      cudaMemcpy2D(out_temp, rowBytes, current, pitchBytes, rowBytes, rows, cudaMemcpyDeviceToHost),
      "download");
  check(cudaFree(buffer), "free");
}
