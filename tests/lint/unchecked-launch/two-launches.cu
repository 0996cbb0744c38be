// rule: unchecked-launch  expect: finding
// The first launch is checked, the second one is not.
#include <cuda_runtime.h>
#include <cstdlib>

__global__ void a(int *v) { v[threadIdx.x] = 1; }
__global__ void b(int *v) { v[threadIdx.x] += 1; }

int main() {
  int *v;
  cudaMalloc(&v, 1024);
  a<<<1, 256>>>(v);
  if (cudaGetLastError() != cudaSuccess)
    return EXIT_FAILURE;
  b<<<1, 256>>>(v); // <-- finding
  cudaDeviceSynchronize();
  return 0;
}
