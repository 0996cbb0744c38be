#include <cuda_runtime.h>

template <int B> __device__ float blockSum(float v) {
  __shared__ float s[B];
  s[threadIdx.x] = v;
  __syncthreads();
  for (int h = B / 2; h; h >>= 1) {
    if (threadIdx.x < h) s[threadIdx.x] += s[threadIdx.x + h];
    __syncthreads();
  }
  return s[0];
}
template <int B> __global__ void dot(const float *a, const float *b, int n, float *partial, unsigned *count, float *out) {
  float v = 0;
  for (int i = blockIdx.x * B + threadIdx.x; i < n; i += gridDim.x * B) v += a[i] * b[i];
  v = blockSum<B>(v);
  __shared__ bool last;
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = v;
    __threadfence();
    unsigned ticket = atomicAdd(count, 1u); // evidence: phase-elimination
    last = ticket == gridDim.x - 1;
  }
  __syncthreads();
  if (!last) return;
  float w = 0;
  for (int i = threadIdx.x; i < gridDim.x; i += B)
    w += partial[i]; // expect: phase-elimination
  w = blockSum<B>(w);
  if (threadIdx.x == 0) { *out = w; *count = 0; }
}
void run(const float *a, const float *b, int n, float *p, unsigned *c, float *o) { dot<128><<<80, 128>>>(a, b, n, p, c, o); }
