#include <cuda_runtime.h>

#define R 4
#define B 128
__global__ void steps(const float *in, float *out, int n) {
  __shared__ float t[2][B];
  int g = blockIdx.x * (B - 2 * R) + threadIdx.x - R;
  t[0][threadIdx.x] = t[1][threadIdx.x] = (g >= 0 && g < n) ? in[g] : 0.f;
  __syncthreads();
  for (int s = 0; s < R; s++) { // expect: loop-reordering
    if (threadIdx.x > 0 && threadIdx.x < B - 1)
      t[(s + 1) & 1][threadIdx.x] = 0.5f * t[s & 1][threadIdx.x] + 0.25f * (t[s & 1][threadIdx.x - 1] + t[s & 1][threadIdx.x + 1]); // evidence: loop-reordering
    __syncthreads();
  }
  if (threadIdx.x >= R && threadIdx.x < B - R && g < n) out[g] = t[R & 1][threadIdx.x];
}
void run(float *a, float *b, int n, int turns) {
  for (int i = 0; i < turns; i += R) {
    steps<<<(n + B - 2 * R - 1) / (B - 2 * R), B>>>(a, b, n);
    float *c = a; a = b; b = c;
  }
}
