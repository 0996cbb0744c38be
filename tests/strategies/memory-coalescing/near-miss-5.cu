// absent: memory-coalescing
// No pair counts: one thread per block, and addresses that all lanes share.
#include <cuda_runtime.h>

__global__ void finish(const float *partial, float *total, int parts) {
  if (threadIdx.x == 0) {
    float s = 0.f;
    for (int i = 0; i < parts; ++i)
      s += partial[blockIdx.x * parts + i];
    total[blockIdx.x] = s;
  }
}

void finishAll(const float *partial, float *total, int parts, int rows) { finish<<<rows, 32>>>(partial, total, parts); }
