// rule: runtime-indexed-local-array  expect: finding
// Each thread picks one of its own components.
#include <cuda_runtime.h>

struct Frame {
  float axis[3];
};

__device__ float component(const float (&v)[4], int which) { return v[which]; } // <-- finding

__global__ void pick(const float *in, const int *which, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float v[4] = {in[i], in[i + n], in[i + 2 * n], in[i + 3 * n]}; // <-- finding
  out[i] = component(v, which[i]);
}

void run(const float *in, const int *which, float *out, int n) { pick<<<(n + 255) / 256, 256>>>(in, which, out, n); }
