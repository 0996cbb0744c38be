#include <cuda_runtime.h>

__global__ void rowTotals(const float *x, float *part, unsigned *count, float *out, int cols, int chunks) {
  __shared__ float s[256];
  __shared__ bool last;
  int row = blockIdx.y;
  float v = 0;
  for (int c = blockIdx.x * 256 + threadIdx.x; c < cols; c += chunks * 256) v += x[row * cols + c];
  s[threadIdx.x] = v;
  __syncthreads();
  for (int h = 128; h; h >>= 1) {
    if (threadIdx.x < h) s[threadIdx.x] += s[threadIdx.x + h];
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    part[row * chunks + blockIdx.x] = s[0];
    __threadfence();
    last = atomicAdd(&count[row], 1u) == (unsigned)chunks - 1; // evidence: phase-elimination
  }
  __syncthreads();
  if (!last || threadIdx.x != 0) return;
  float t = 0;
  for (int b = 0; b < chunks; ++b) t += part[row * chunks + b]; // expect: phase-elimination
  out[row] = t;
}
void run(const float *x, float *p, unsigned *c, float *o, int rows, int cols) { rowTotals<<<dim3(8, rows), 256>>>(x, p, c, o, cols, 8); }
