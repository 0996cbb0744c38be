// rule: unchecked-launch  expect: finding
#include <cuda_runtime.h>
#include <cstdio>

__global__ void one(int *v) { *v = 1; }

int main() {
  int *d, h = 0;
  cudaMalloc(&d, sizeof(int));
  one<<<1, 1>>>(d); // <-- finding
  cudaMemcpy(&h, d, sizeof h, cudaMemcpyDeviceToHost);
  printf("%d\n", h);
  return 0;
}
