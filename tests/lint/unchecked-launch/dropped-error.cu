// rule: unchecked-launch  expect: finding
// The error is fetched and thrown away.
#include <cuda_runtime.h>

__global__ void twice(float *v) { v[threadIdx.x] *= 2; }

void run(float *v) {
  twice<<<1, 256>>>(v); // <-- finding
  cudaGetLastError();
  cudaDeviceSynchronize();
}
