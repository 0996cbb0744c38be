#include <cuda_runtime.h>

template <int B> __global__ void layerStats(const float *x, float2 *out, int cols) {
  __shared__ float s1[B], s2[B];
  float s = 0, q = 0;
  for (int c = threadIdx.x; c < cols; c += B) {
    const float v = x[blockIdx.x * cols + c];
    s += v;
    q = fmaf(v, v, q); // expect: algebraic-reformulation
  }
  s1[threadIdx.x] = s;
  s2[threadIdx.x] = q;
  __syncthreads();
  for (int h = B / 2; h; h >>= 1) {
    if (threadIdx.x < h) {
      s1[threadIdx.x] += s1[threadIdx.x + h];
      s2[threadIdx.x] += s2[threadIdx.x + h];
    }
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    float mean = s1[0] / cols;
    out[blockIdx.x].x = mean;
    out[blockIdx.x].y = s2[0] / cols - mean * mean; // evidence: algebraic-reformulation
  }
}
void run(const float *x, float2 *out, int rows, int cols) { layerStats<128><<<rows, 128>>>(x, out, cols); }
