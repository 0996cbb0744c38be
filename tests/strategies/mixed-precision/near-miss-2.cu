// Stored data is converted, nothing is summed.
// absent: mixed-precision
#include <cuda_fp16.h>
__global__ void widen(const __half *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = __half2float(in[i]);
}
int main() { widen<<<4, 256>>>(nullptr, nullptr, 1000); }
