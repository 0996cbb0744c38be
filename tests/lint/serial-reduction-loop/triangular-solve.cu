// rule: serial-reduction-loop  expect: silent
// One thread factorises a small matrix: every sum needs the entries that the turns before have made.
#include <cuda_runtime.h>

__global__ void cholesky(float *batch, int n) {
  __shared__ float a[32 * 32];
  float *mine = batch + blockIdx.x * n * n;
  for (int k = threadIdx.x; k < n * n; k += blockDim.x)
    a[k] = mine[k];
  __syncthreads();
  if (threadIdx.x == 0)
    for (int i = 0; i < n; i++)
      for (int j = 0; j <= i; j++) {
        float sum = 0;
        for (int k = 0; k < j; k++)
          sum += a[i * n + k] * a[j * n + k];
        a[i * n + j] = i == j ? sqrtf(a[i * n + i] - sum) : (a[i * n + j] - sum) / a[j * n + j];
      }
  __syncthreads();
  for (int k = threadIdx.x; k < n * n; k += blockDim.x)
    mine[k] = a[k];
}

void run(float *batch, int matrices, int n) { cholesky<<<matrices, 128>>>(batch, n); }
