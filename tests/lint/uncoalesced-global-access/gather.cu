// rule: uncoalesced-global-access  expect: silent
// Where the threads read is in the data; no rearrangement of the index helps.
#include <cuda_runtime.h>

__global__ void gather(const float *values, const int *index, float *out, int n, int width) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = values[index[i] * width];
}

void run(const float *values, const int *index, float *out, int n, int width) {
  gather<<<(n + 255) / 256, 256>>>(values, index, out, n, width);
}
