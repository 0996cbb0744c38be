// rule: shared-bank-conflict  expect: silent
// Where the lanes meet hangs on the data.
#include <cuda_runtime.h>

__global__ void lookUp(const unsigned char *codes, const float *table, float *out, int n) {
  __shared__ float cached[256];
  cached[threadIdx.x] = table[threadIdx.x];
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    out[i] = cached[codes[i]];
}

void run(const unsigned char *codes, const float *table, float *out, int n) {
  lookUp<<<256, 256>>>(codes, table, out, n);
}
