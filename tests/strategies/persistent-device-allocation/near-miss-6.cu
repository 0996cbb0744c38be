// absent: persistent-device-allocation
// A loop fills the host's buffer and another prints; in between there is one launch.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>

__global__ void square(int *x, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    x[i] *= x[i];
}

int main() {
  enum { N = 64 };
  int *pool, *h = (int *)std::malloc(N * sizeof(int));
  cudaMalloc(&pool, N * sizeof(int));
  for (int i = 0; i < N; ++i)
    h[i] = i;
  for (int i = 0; i < N; i += 16)
    cudaMemcpy(pool + i, h + i, 16 * sizeof(int), cudaMemcpyHostToDevice);
  square<<<1, 32>>>(pool, N);
  cudaMemcpy(h, pool, N * sizeof(int), cudaMemcpyDeviceToHost);
  for (int i = 0; i < N; ++i)
    std::printf("%d\n", h[i]);
  cudaFree(pool);
}
