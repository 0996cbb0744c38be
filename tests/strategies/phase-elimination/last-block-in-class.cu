#include <cuda_runtime.h>

#include <cuda/atomic>
struct Maximum {
  static __device__ float of(float a, float b) { return fmaxf(a, b); }
};
template <class Op> __global__ void reduceAll(const float *x, int n, float *parts, cuda::atomic<unsigned, cuda::thread_scope_device> *done, float *out) {
  __shared__ float s[64];
  __shared__ unsigned ticket;
  float v = x[0];
  for (int i = blockIdx.x * 64 + threadIdx.x; i < n; i += gridDim.x * 64) v = Op::of(v, x[i]);
  s[threadIdx.x] = v;
  __syncthreads();
  for (int h = 32; h; h /= 2) {
    if (threadIdx.x < h) s[threadIdx.x] = Op::of(s[threadIdx.x], s[threadIdx.x + h]);
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    parts[blockIdx.x] = s[0];
    ticket = done->fetch_add(1u); // evidence: phase-elimination
  }
  __syncthreads();
  if (ticket == gridDim.x - 1 && threadIdx.x == 0) {
    float m = parts[0]; // expect: phase-elimination
    for (int b = 1; b < gridDim.x; ++b) m = Op::of(m, parts[b]); // evidence: phase-elimination
    *out = m;
  }
}
void run(const float *x, int n, float *p, cuda::atomic<unsigned, cuda::thread_scope_device> *d, float *o) { reduceAll<Maximum><<<32, 64>>>(x, n, p, d, o); }
