// absent: memory-coalescing
// Gathers: every array but the index is reached through a loaded value.
#include <cuda_runtime.h>

__global__ void permute(const int *__restrict__ to, const float *__restrict__ a, const float *__restrict__ b,
                        float *__restrict__ c, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    const int j = to[i];
    c[j] = a[j] * b[j];
  }
}

void run(const int *to, const float *a, const float *b, float *c, int n) {
  permute<<<(n + 127) / 128, 128>>>(to, a, b, c, n);
}
