// Sparse matrix-vector product with a group of lanes per row. The group size follows the average
// row length, so that every lane has about four entries: wide enough to keep the lanes of a warp on
// neighbouring entries, narrow enough to keep them all busy.
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#define CHECK(expr) checkStatus((expr), #expr, __LINE__)

static void checkStatus(cudaError_t status, const char *expression, int line) {
  if (status != cudaSuccess) {
    std::fprintf(stderr, "hpcg_spmv_27pt.cu:%d: %s failed: %s\n", line, expression,
                 cudaGetErrorString(status));
    std::exit(EXIT_FAILURE);
  }
}

static constexpr int kThreads = 256;
static constexpr unsigned kFullWarp = 0xffffffffu;

struct Matrix {
  int n;
  const int *rowPtr;
  const int *colIdx;
  const double *values;
};

template <int kLanes>
__global__ void multiplyRows(const Matrix a, const double *__restrict__ x, double *__restrict__ y) {
  constexpr int kRowsPerWarp = 32 / kLanes;
  const int lane = threadIdx.x % 32;
  const int member = lane % kLanes;
  const long long warp = ((long long)blockIdx.x * blockDim.x + threadIdx.x) / 32;
  const long long warps = (long long)gridDim.x * blockDim.x / 32;

  // The loop bound is the same for a whole warp: all lanes take part in every shuffle.
  for (long long base = warp * kRowsPerWarp; base < a.n; base += warps * kRowsPerWarp) {
    const long long row = base + lane / kLanes;
    double sum = 0.0;
    if (row < a.n) {
      const int end = a.rowPtr[row + 1];
      for (long long k = (long long)a.rowPtr[row] + member; k < end; k += kLanes)
        sum += a.values[k] * x[a.colIdx[k]];
    }
#pragma unroll
    for (int offset = kLanes / 2; offset > 0; offset /= 2)
      sum += __shfl_down_sync(kFullWarp, sum, offset, kLanes);
    if (member == 0 && row < a.n)
      y[row] = sum;
  }
}

template <int kLanes> static void launch(const Matrix &a, const double *x, double *y) {
  int device = 0, multiprocessors = 0, resident = 0;
  CHECK(cudaGetDevice(&device));
  CHECK(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device));
  CHECK(
      cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, multiplyRows<kLanes>, kThreads, 0));
  const long long needed = ((long long)a.n * kLanes + kThreads - 1) / kThreads;
  const int blocks = int(std::min<long long>(needed, (long long)multiprocessors * resident));
  multiplyRows<kLanes><<<blocks, kThreads>>>(a, x, y);
  CHECK(cudaGetLastError());
}

extern "C" void solution_compute(int n, const int *row_ptr, const int *col_idx,
                                 const double *values, const double *x, double *y_out) {
  if (n <= 0)
    return;
  const size_t rows = size_t(n), entries = size_t(row_ptr[n]);

  int *rowPtr = nullptr, *colIdx = nullptr;
  double *coefficients = nullptr, *input = nullptr, *output = nullptr;
  CHECK(cudaMalloc(&rowPtr, (rows + 1) * sizeof(int)));
  CHECK(cudaMalloc(&colIdx, entries * sizeof(int)));
  CHECK(cudaMalloc(&coefficients, entries * sizeof(double)));
  CHECK(cudaMalloc(&input, rows * sizeof(double)));
  CHECK(cudaMalloc(&output, rows * sizeof(double)));
  CHECK(cudaMemcpy(rowPtr, row_ptr, (rows + 1) * sizeof(int), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(colIdx, col_idx, entries * sizeof(int), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(coefficients, values, entries * sizeof(double), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(input, x, rows * sizeof(double), cudaMemcpyHostToDevice));

  const Matrix matrix{n, rowPtr, colIdx, coefficients};
  const size_t entriesPerRow = entries / rows;
  if (entriesPerRow <= 8)
    launch<2>(matrix, input, output);
  else if (entriesPerRow <= 16)
    launch<4>(matrix, input, output);
  else if (entriesPerRow <= 32)
    launch<8>(matrix, input, output);
  else if (entriesPerRow <= 64)
    launch<16>(matrix, input, output);
  else
    launch<32>(matrix, input, output);

  CHECK(cudaMemcpy(y_out, output, rows * sizeof(double), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(rowPtr));
  CHECK(cudaFree(colIdx));
  CHECK(cudaFree(coefficients));
  CHECK(cudaFree(input));
  CHECK(cudaFree(output));
}
