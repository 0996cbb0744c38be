// rule: synchronise-in-loop  expect: silent
// A loop over devices, at whose end each is waited for.
#include <cuda_runtime.h>

__global__ void part(double *v) { v[blockIdx.x * blockDim.x + threadIdx.x] = 0; }

void clear(double **v, int devices, int blocks) {
  for (int d = 0; d < devices; ++d) {
    cudaSetDevice(d);
    part<<<blocks, 128>>>(v[d]);
    cudaDeviceSynchronize();
  }
}
