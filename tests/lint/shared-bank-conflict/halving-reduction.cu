// rule: shared-bank-conflict  expect: silent
// The active threads stand side by side.
#include <cuda_runtime.h>

__global__ void total(const double *in, double *out, int n) {
  __shared__ double part[256];
  double sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    sum += in[i];
  part[threadIdx.x] = sum;
  for (unsigned half = blockDim.x / 2; half > 0; half >>= 1) {
    __syncthreads();
    if (threadIdx.x < half)
      part[threadIdx.x] += part[threadIdx.x + half];
  }
  if (threadIdx.x == 0)
    out[blockIdx.x] = part[0];
}

void run(const double *in, double *out, int n) { total<<<128, 256>>>(in, out, n); }
