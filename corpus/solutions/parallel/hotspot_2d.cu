// All time steps in one cooperative launch. Every block keeps a band of rows in shared memory for
// the whole run; only the two outer rows of a band travel to its neighbours, through global memory,
// and a grid-wide barrier ends each step. Bands that outgrow shared memory stay in global memory.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace cg = cooperative_groups;

#define CHECK(expr) checkStatus((expr), #expr, __LINE__)

static void checkStatus(cudaError_t status, const char *expression, int line) {
  if (status != cudaSuccess) {
    std::fprintf(stderr, "hotspot_2d.cu:%d: %s failed: %s\n", line, expression,
                 cudaGetErrorString(status));
    std::exit(EXIT_FAILURE);
  }
}

struct Problem {
  int rows, cols, iters;
  float source, kx, ky, kz;
  const float *power;
  float *field;    // start temperatures on entry, the result on return
  float *scratch;  // second buffer, used when bands stay in global memory
  float *exchange; // [2 steps][band][first row, last row][cols]
};

static constexpr int kThreads = 1024;

template <bool kShared> __global__ void __launch_bounds__(kThreads) diffuse(const Problem problem) {
  extern __shared__ float storage[];
  const cg::grid_group grid = cg::this_grid();
  const int cols = problem.cols, bands = int(gridDim.x), band = int(blockIdx.x);
  const int begin = int((long long)problem.rows * band / bands);
  const int end = int((long long)problem.rows * (band + 1) / bands);
  const int height = end - begin;
  const int cells = height * cols;
  const size_t origin = size_t(begin) * cols;
  const int tid = int(threadIdx.x);

  float *current = kShared ? storage : problem.field + origin;
  float *next = kShared ? storage + cells : problem.scratch + origin;
  const float *power = problem.power + origin;
  if (kShared) {
    float *heat = storage + 2 * cells;
    for (int i = tid; i < cells; i += kThreads) {
      current[i] = problem.field[origin + i];
      heat[i] = power[i];
    }
    power = heat;
  }

  const size_t stepStride = size_t(2) * bands * cols;
  float *const ownRows = problem.exchange + size_t(2) * band * cols;
  for (int c = tid; c < cols; c += kThreads) {
    ownRows[c] = problem.field[origin + c];
    ownRows[cols + c] = problem.field[origin + size_t(height - 1) * cols + c];
  }
  grid.sync();

  const int firstRow = tid / cols, firstCol = tid % cols;
  const int rowStep = kThreads / cols, colStep = kThreads % cols;
  for (int step = 0; step < problem.iters; ++step) {
    const float *arrived = ownRows + (step & 1) * stepStride;
    float *departing = ownRows + ((step + 1) & 1) * stepStride;
    const float *above = arrived - cols;     // last row of the band above
    const float *below = arrived + 2 * cols; // first row of the band below
    int r = firstRow, c = firstCol;
    for (int i = tid; i < cells; i += kThreads) {
      const float t = current[i];
      const float west = c > 0 ? current[i - 1] : t;
      const float east = c < cols - 1 ? current[i + 1] : t;
      float north, south;
      if (r > 0)
        north = current[i - cols];
      else
        north = band > 0 ? __ldcg(above + c) : t;
      if (r < height - 1)
        south = current[i + cols];
      else
        south = band < bands - 1 ? __ldcg(below + c) : t;

      const float flow = power[i] + (north + south - 2.0f * t) * problem.ky +
                         (west + east - 2.0f * t) * problem.kx + (80.0f - t) * problem.kz;
      const float value = t + problem.source * flow;
      next[i] = value;
      if (r == 0)
        departing[c] = value;
      if (r == height - 1)
        departing[cols + c] = value;

      r += rowStep;
      c += colStep;
      if (c >= cols) {
        c -= cols;
        ++r;
      }
    }
    float *const finished = next;
    next = current;
    current = finished;
    grid.sync();
  }

  if (current != problem.field + origin)
    for (int i = tid; i < cells; i += kThreads)
      problem.field[origin + i] = current[i];
}

extern "C" void solution_compute(int rows, int cols, int iters, const float *temp0,
                                 const float *power, float *out_temp) {
  if (rows <= 0 || cols <= 0)
    return;
  const size_t bytes = size_t(rows) * cols * sizeof(float);

  int device = 0, multiprocessors = 0, sharedLimit = 0;
  CHECK(cudaGetDevice(&device));
  CHECK(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device));
  CHECK(cudaDeviceGetAttribute(&sharedLimit, cudaDevAttrMaxSharedMemoryPerBlockOptin, device));
  const int bands = std::min(rows, multiprocessors);
  const size_t tallest = size_t((rows + bands - 1) / bands);
  size_t sharedBytes = 3 * tallest * cols * sizeof(float);
  const bool fits = sharedBytes <= size_t(sharedLimit);
  if (!fits)
    sharedBytes = 0;

  const double gh = 0.016 / rows, gw = 0.016 / cols, thickness = 0.0005;
  const double step = 0.001 / (3.0e6 / (0.5 * thickness * 1.75e6)) / 1000.0;
  Problem problem = {};
  problem.rows = rows;
  problem.cols = cols;
  problem.iters = iters;
  problem.source = float(step / (0.5 * 1.75e6 * thickness * gw * gh));
  problem.kx = float(200.0 * thickness * gh / gw);
  problem.ky = float(200.0 * thickness * gw / gh);
  problem.kz = float(100.0 * gh * gw / thickness);

  float *heat = nullptr;
  CHECK(cudaMalloc(&heat, bytes));
  CHECK(cudaMalloc(&problem.field, bytes));
  if (!fits)
    CHECK(cudaMalloc(&problem.scratch, bytes));
  CHECK(cudaMalloc(&problem.exchange, size_t(4) * bands * cols * sizeof(float)));
  CHECK(cudaMemcpy(heat, power, bytes, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(problem.field, temp0, bytes, cudaMemcpyHostToDevice));
  problem.power = heat;

  void *arguments[] = {&problem};
  const void *kernel = fits ? reinterpret_cast<const void *>(&diffuse<true>)
                            : reinterpret_cast<const void *>(&diffuse<false>);
  if (fits)
    CHECK(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                               int(sharedBytes)));
  CHECK(cudaLaunchCooperativeKernel(kernel, dim3(bands), dim3(kThreads), arguments, sharedBytes,
                                    nullptr));
  CHECK(cudaMemcpy(out_temp, problem.field, bytes, cudaMemcpyDeviceToHost));

  CHECK(cudaFree(heat));
  CHECK(cudaFree(problem.field));
  CHECK(cudaFree(problem.exchange));
  CHECK(cudaFree(problem.scratch));
}
