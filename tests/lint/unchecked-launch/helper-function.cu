// rule: unchecked-launch  expect: silent
// The check is in a function of another file.
#include <cuda_runtime.h>

void checkCuda(const char *where);

__global__ void inc(int *v) { v[threadIdx.x]++; }

int main() {
  int *v;
  cudaMalloc(&v, 1024);
  inc<<<1, 256>>>(v);
  checkCuda("inc");
  cudaDeviceSynchronize();
  return 0;
}
