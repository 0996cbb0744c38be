// rule: missing-shared-memory-reuse  expect: finding
// A templated product with a 32 x 8 block and the loop over the inner dimension in a helper.
#include <cuda_runtime.h>

template <typename T> __device__ T dot(const T *row, const T *column, int depth, int pitch) {
  T sum = 0;
  for (int k = 0; k < depth; ++k)
    sum += row[k] * column[k * pitch]; // <-- finding
  return sum;
}

template <typename T> __global__ void product(const T *a, const T *b, T *c, int m, int n, int depth) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < m && column < n)
    c[row * n + column] = dot(a + row * depth, b + column, depth, n);
}

void multiply(const float *a, const float *b, float *c, int m, int n, int depth) {
  dim3 block(32, 8);
  product<float><<<dim3((n + 31) / 32, (m + 7) / 8), block>>>(a, b, c, m, n, depth);
}
