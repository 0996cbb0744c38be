// rule: uncoalesced-global-access  expect: finding
// Down-sampling by eight: a sector for every element.
#include <cuda_runtime.h>

__global__ void decimate(const int *in, int *out, int n) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < n)
    out[i] = in[i * 8]; // <-- finding
}

int main() {
  int *in, *out;
  cudaMallocManaged(&in, sizeof(int) << 23);
  cudaMallocManaged(&out, sizeof(int) << 20);
  decimate<<<4096, 256>>>(in, out, 1 << 20);
  cudaDeviceSynchronize();
}
