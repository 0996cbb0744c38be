// absent: kernel-fission
// Two instantiations of one template in sequence, with a memset before.
#include <cuda_runtime.h>

template <int AXIS> __global__ void blur(const float *in, float *out, int w, int h) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  float s = 0.0f;
  for (int k = -2; k <= 2; ++k) {
    const int u = AXIS == 0 ? min(max(x + k, 0), w - 1) : x, v = AXIS == 1 ? min(max(y + k, 0), h - 1) : y;
    s += in[v * w + u];
  }
  out[y * w + x] = s / 5.0f;
}

void blurBoth(const float *in, float *middle, float *out, int w, int h) {
  const dim3 block(32, 8), grid((w + 31) / 32, (h + 7) / 8);
  cudaMemset(out, 0, sizeof(float) * w * h);
  blur<0><<<grid, block>>>(in, middle, w, h);
  blur<1><<<grid, block>>>(middle, out, w, h);
}
