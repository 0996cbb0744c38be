#include <cuda_runtime.h>

__global__ void bitonicStep(int *v, int j, int k) {
  unsigned i = threadIdx.x + blockDim.x * blockIdx.x, p = i ^ j;
  if (p > i) {
    int a = v[i], b = v[p];
    if ((i & k) == 0 ? a > b : a < b) {
      v[i] = b; // expect: algorithm-substitution
      v[p] = a;
    }
  }
}
void sortAll(int *v, int n) {
  for (int k = 2; k <= n; k <<= 1)
    for (int j = k >> 1; j > 0; j >>= 1) bitonicStep<<<n / 512, 512>>>(v, j, k);
}
