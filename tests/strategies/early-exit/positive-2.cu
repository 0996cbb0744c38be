// Jacobi: the host asks after each sweep whether it has converged.
#include <cuda_runtime.h>
__global__ void sweep(const float *a, float *b, float *worst, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i <= 0 || i >= n - 1) return;
  b[i] = 0.5f * (a[i - 1] + a[i + 1]);
  if (fabsf(b[i] - a[i]) > *worst) *worst = fabsf(b[i] - a[i]);
}
int solve(float *a, float *b, float *dWorst, int n, float tolerance) {
  float worst = 1e30f;
  int round = 0;
  while (worst > tolerance && round < 1000) { // expect: early-exit
    cudaMemset(dWorst, 0, sizeof(float));
    sweep<<<(n + 255) / 256, 256>>>(a, b, dWorst, n);
    cudaMemcpy(&worst, dWorst, sizeof(float), cudaMemcpyDeviceToHost);
    float *t = a;
    a = b;
    b = t;
    ++round;
  }
  return round;
}
