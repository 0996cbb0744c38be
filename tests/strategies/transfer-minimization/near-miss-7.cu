// absent: transfer-minimization
// Slabs of one buffer are worked on in turn: each launch has a slab of its own.
#include <cuda_runtime.h>

__global__ void exponent(float *x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = expf(x[i]);
}

void exponents(float *host, int slabs, int slab) {
  float *d;
  cudaMalloc(&d, sizeof(float) * slabs * slab);
  cudaMemcpy(d, host, sizeof(float) * slabs * slab, cudaMemcpyHostToDevice);
  for (int s = 0; s < slabs; ++s)
    exponent<<<(slab + 255) / 256, 256>>>(d + s * slab, slab);
  cudaMemcpy(host, d, sizeof(float) * slabs * slab, cudaMemcpyDeviceToHost);
  cudaFree(d);
}
