// rule: uncoalesced-global-access  expect: finding
// x runs along the lines although neighbouring elements are those of y.
#include <cuda_runtime.h>
#define AT(row, column) ((row) * pitch + (column))

__global__ void blur(const float *src, float *dst, int pitch, int n) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  int column = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < n && column > 0 && column < n - 1) {
    float left = src[AT(row, column - 1)], right = src[AT(row, column + 1)]; // <-- finding
    dst[AT(row, column)] = 0.5f * (left + right); // <-- finding
  }
}

int main() {
  float *a, *b;
  const int n = 4096;
  cudaMalloc(&a, n * n * sizeof(float));
  cudaMalloc(&b, n * n * sizeof(float));
  dim3 block(16, 16);
  blur<<<dim3(n / 16, n / 16), block>>>(a, b, n, n);
  return cudaDeviceSynchronize();
}
