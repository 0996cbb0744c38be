// y = A x for a matrix in compressed rows: one thread per row, as the sequential loop is written.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

#define CUDA_CHECK(call)                                                                           \
  do {                                                                                             \
    const cudaError_t err_ = (call);                                                               \
    if (err_ != cudaSuccess) {                                                                     \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(err_));                \
      exit(EXIT_FAILURE);                                                                          \
    }                                                                                              \
  } while (0)

__global__ void spmv_csr(int n, const int *row_ptr, const int *col_idx, const double *values,
                         const double *x, double *y) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n)
    return;
  double sum = 0.0;
  for (int k = row_ptr[row]; k < row_ptr[row + 1]; ++k)
    sum += values[k] * x[col_idx[k]];
  y[row] = sum;
}

extern "C" void solution_compute(int n, const int *row_ptr, const int *col_idx,
                                 const double *values, const double *x, double *y_out) {
  if (n <= 0)
    return;
  const size_t nnz = (size_t)row_ptr[n];

  int *d_row_ptr, *d_col_idx;
  double *d_values, *d_x, *d_y;
  CUDA_CHECK(cudaMalloc(&d_row_ptr, ((size_t)n + 1) * sizeof(int)));
  CUDA_CHECK(cudaMalloc(&d_col_idx, nnz * sizeof(int)));
  CUDA_CHECK(cudaMalloc(&d_values, nnz * sizeof(double)));
  CUDA_CHECK(cudaMalloc(&d_x, (size_t)n * sizeof(double)));
  CUDA_CHECK(cudaMalloc(&d_y, (size_t)n * sizeof(double)));

  CUDA_CHECK(cudaMemcpy(d_row_ptr, row_ptr, ((size_t)n + 1) * sizeof(int), cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_col_idx, col_idx, nnz * sizeof(int), cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_values, values, nnz * sizeof(double), cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_x, x, (size_t)n * sizeof(double), cudaMemcpyHostToDevice));

  const int block = 128;
  const int grid = (n - 1) / block + 1;
  spmv_csr<<<grid, block>>>(n, d_row_ptr, d_col_idx, d_values, d_x, d_y);
  CUDA_CHECK(cudaGetLastError());
  CUDA_CHECK(cudaMemcpy(y_out, d_y, (size_t)n * sizeof(double), cudaMemcpyDeviceToHost));

  CUDA_CHECK(cudaFree(d_row_ptr));
  CUDA_CHECK(cudaFree(d_col_idx));
  CUDA_CHECK(cudaFree(d_values));
  CUDA_CHECK(cudaFree(d_x));
  CUDA_CHECK(cudaFree(d_y));
}
