#include <cuda_runtime.h>

#define BLOCKS 48
#define IS_LAST(c) (atomicInc((c), BLOCKS - 1) == BLOCKS - 1)
__device__ unsigned arrived;
__device__ double left[BLOCKS];
__global__ void norm(const double *x, int n, double *out) {
  __shared__ double s[128];
  __shared__ int last;
  double v = 0;
  for (int i = blockIdx.x * 128 + threadIdx.x; i < n; i += BLOCKS * 128) v += x[i] * x[i];
  s[threadIdx.x] = v;
  __syncthreads();
  for (int h = 64; h; h >>= 1) {
    if (threadIdx.x < h) s[threadIdx.x] += s[threadIdx.x + h];
    __syncthreads();
  }
  if (!threadIdx.x) {
    left[blockIdx.x] = s[0];
    __threadfence();
    last = IS_LAST(&arrived); // evidence: phase-elimination
  }
  __syncthreads();
  if (last) {
    s[threadIdx.x] = threadIdx.x < BLOCKS ? left[threadIdx.x] : 0; // expect: phase-elimination
    __syncthreads();
    if (!threadIdx.x) {
      v = 0;
      for (int b = 0; b < BLOCKS; ++b) v += s[b];
      *out = sqrt(v);
    }
  }
}
void run(const double *x, int n, double *out) { norm<<<BLOCKS, 128>>>(x, n, out); }
