// rule: block-size-not-a-warp-multiple  expect: finding
// A stencil whose block has a thread for each cell of the tile and its border.
#include <cuda_runtime.h>

template <int Radius> __global__ void smooth(const float *in, float *out, int n) {
  __shared__ float tile[64 + 2 * Radius];
  const int i = blockIdx.x * 64 + threadIdx.x - Radius;
  tile[threadIdx.x] = i >= 0 && i < n ? in[i] : 0.0f;
  __syncthreads();
  if (threadIdx.x >= Radius && threadIdx.x < 64 + Radius && i < n) {
    float sum = 0.0f;
    for (int d = -Radius; d <= Radius; ++d)
      sum += tile[threadIdx.x + d];
    out[i] = sum / (2 * Radius + 1);
  }
}

template <int Radius> void launchSmooth(const float *in, float *out, int n) {
  smooth<Radius><<<(n + 63) / 64, 64 + 2 * Radius>>>(in, out, n); // <-- finding
}

void smoothBoth(const float *in, float *mid, float *out, int n) {
  launchSmooth<3>(in, mid, n);
  launchSmooth<5>(mid, out, n);
}
