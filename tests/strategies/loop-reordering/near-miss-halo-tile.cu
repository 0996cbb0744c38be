#include <cuda_runtime.h>

// absent: loop-reordering
#define T 128
__global__ void blur(const float *in, float *out, int n) {
  __shared__ float s[T + 2];
  int g = blockIdx.x * T + threadIdx.x;
  s[threadIdx.x + 1] = in[g];
  if (threadIdx.x == 0) s[0] = g > 0 ? in[g - 1] : 0;
  if (threadIdx.x == T - 1) s[T + 1] = g + 1 < n ? in[g + 1] : 0;
  __syncthreads();
  out[g] = 0.25f * s[threadIdx.x] + 0.5f * s[threadIdx.x + 1] + 0.25f * s[threadIdx.x + 2];
}
void run(const float *in, float *out, int n) { blur<<<n / T, T>>>(in, out, n); }
