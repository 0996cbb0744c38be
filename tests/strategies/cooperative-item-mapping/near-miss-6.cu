// absent: cooperative-item-mapping
// Matrix product in tiles: every thread owns an element, the loop steps through tiles of the row.
#include <cuda_runtime.h>

template <int T> __global__ void gemm(const float *a, const float *b, float *c, int n) {
  __shared__ float as[T][T], bs[T][T];
  const int row = blockIdx.y * T + threadIdx.y, column = blockIdx.x * T + threadIdx.x;
  float sum = 0.0f;
  for (int k = 0; k < n; k += T) {
    as[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
    bs[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
    __syncthreads();
    for (int j = 0; j < T; ++j)
      sum += as[threadIdx.y][j] * bs[j][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

void multiply(const float *a, const float *b, float *c, int n) {
  gemm<16><<<dim3(n / 16, n / 16), dim3(16, 16)>>>(a, b, c, n);
}
