// rule: shared-bank-conflict  expect: finding
// A product whose second tile is kept transposed: 16 x 16 threads read down a column of 16 words.
#include <cuda_runtime.h>

constexpr int kTile = 16;

__global__ void product(const float *a, const float *b, float *c, int n) {
  __shared__ float left[kTile][kTile];
  __shared__ float right[kTile][kTile];
  const int col = blockIdx.x * kTile + threadIdx.x, row = blockIdx.y * kTile + threadIdx.y;
  float sum = 0.f;
  for (int t = 0; t < n; t += kTile) {
    left[threadIdx.y][threadIdx.x] = a[row * n + t + threadIdx.x];
    right[threadIdx.x][threadIdx.y] = b[(t + threadIdx.y) * n + col]; // <-- finding
    __syncthreads();
    for (int k = 0; k < kTile; ++k)
      sum += left[threadIdx.y][k] * right[threadIdx.x][k]; // <-- finding
    __syncthreads();
  }
  c[row * n + col] = sum;
}

void multiply(const float *a, const float *b, float *c, int n) {
  dim3 block(kTile, kTile), grid(n / kTile, n / kTile);
  product<<<grid, block>>>(a, b, c, n);
}
