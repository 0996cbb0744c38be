#include <cuda_runtime.h>

// absent: phase-elimination
__global__ void total(const int *x, int n, int *out) {
  __shared__ int s[256];
  int i = blockIdx.x * 256 + threadIdx.x;
  s[threadIdx.x] = i < n ? x[i] : 0;
  __syncthreads();
  for (int h = 128; h; h >>= 1) {
    if (threadIdx.x < h) s[threadIdx.x] += s[threadIdx.x + h];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(out, s[0]);
}
void run(const int *x, int n, int *out) { total<<<(n + 255) / 256, 256>>>(x, n, out); }
