// absent: constant-memory-broadcast
// constexpr and const tables: the compiler may place them anywhere.
#include <cuda_runtime.h>

constexpr float kWeights[5] = {1, 4, 6, 4, 1};
static const int kShift = 2;
__device__ const float scaleOf[2] = {0.0625f, 0.125f};

__global__ void blur(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < kShift || i >= n - kShift)
    return;
  float s = 0;
  for (int k = 0; k < 5; ++k) {
    constexpr float w[5] = {1, 4, 6, 4, 1};
    s += w[k] * in[i + k - kShift];
  }
  out[i] = s * scaleOf[i & 1] * kWeights[0];
}

void run(const float *in, float *out, int n) { blur<<<(n + 255) / 256, 256>>>(in, out, n); }
