#include <cuda_runtime.h>

#define HALO 3
#define W 64
__global__ void advance(const float *in, float *out, int n) {
  __shared__ float a[W], b[W];
  int g = blockIdx.x * (W - 2 * HALO) + threadIdx.x - HALO, t = threadIdx.x;
  a[t] = (g >= 0 && g < n) ? in[g] : 0;
  __syncthreads();
  for (int s = 0; s < HALO; ++s) { // evidence: recomputation
    b[t] = (t > 0 && t < W - 1) ? 0.5f * a[t] + 0.25f * (a[t - 1] + a[t + 1]) : a[t]; // expect: recomputation
    __syncthreads();
    a[t] = b[t];
    __syncthreads();
  }
  if (t >= HALO && t < W - HALO && g < n) out[g] = a[t];
}
void run(const float *in, float *out, int n) { advance<<<n / (W - 2 * HALO) + 1, W>>>(in, out, n); }
