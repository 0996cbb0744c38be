// rule: transfer-in-loop  expect: silent
// The field comes down every hundredth step and is looked at.
#include <cuda_runtime.h>
#include <cstdio>

__global__ void advance(const float *a, float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    b[i] = 0.99f * a[i];
}

void simulate(float *host, float *a, float *b, int n, int steps) {
  for (int s = 0; s < steps; ++s) {
    advance<<<(n + 255) / 256, 256>>>(a, b, n);
    float *t = a;
    a = b;
    b = t;
    if (s % 100 == 0) {
      cudaMemcpy(host, a, n * sizeof(float), cudaMemcpyDeviceToHost);
      printf("%d %g\n", s, host[n / 2]);
    }
  }
}
