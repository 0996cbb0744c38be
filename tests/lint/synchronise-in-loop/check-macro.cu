// rule: synchronise-in-loop  expect: finding
// A macro that is meant to check for errors waits as well.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>

#define CHECK_KERNEL()                                                                             \
  do {                                                                                             \
    cudaError_t status = cudaDeviceSynchronize();                                                  \
    if (status != cudaSuccess) {                                                                   \
      fprintf(stderr, "%s\n", cudaGetErrorString(status));                                         \
      exit(1);                                                                                     \
    }                                                                                              \
  } while (0)

__global__ void smooth(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    out[i] = (in[i - 1] + in[i] + in[i + 1]) / 3;
}

void run(float *a, float *b, int n, int rounds) {
  for (int r = 0; r < rounds; ++r) {
    smooth<<<(n + 255) / 256, 256>>>(a, b, n);
    CHECK_KERNEL(); // <-- finding
    float *t = a;
    a = b;
    b = t;
  }
}
