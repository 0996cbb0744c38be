// rule: thread-per-long-row  expect: finding
// Rows taken by a grid-stride loop, still one thread each; the matrix in a structure.
#include <cuda_runtime.h>

struct Csr {
  const int *begin;
  const int *column;
  const double *value;
  int rows;
};

__global__ void multiply(Csr m, const double *__restrict__ x, double *__restrict__ y) {
  for (int r = blockIdx.x * blockDim.x + threadIdx.x; r < m.rows; r += blockDim.x * gridDim.x) {
    double sum = 0;
    const int end = m.begin[r + 1];
    for (int k = m.begin[r]; k < end; ++k) // <-- finding
      sum += m.value[k] * x[m.column[k]];
    y[r] = sum;
  }
}

void run(Csr m, const double *x, double *y) { multiply<<<1024, 256>>>(m, x, y); }
