// absent: double-buffering
// Operations on three vectors, each turn one after the other: they feed each other, nobody changes roles.
#include <cuda_runtime.h>

__global__ void copy(const double *a, double *c) { c[blockIdx.x * blockDim.x + threadIdx.x] = a[blockIdx.x * blockDim.x + threadIdx.x]; }
__global__ void mul(double *b, const double *c) { b[blockIdx.x * blockDim.x + threadIdx.x] = 0.4 * c[blockIdx.x * blockDim.x + threadIdx.x]; }
__global__ void add(const double *a, const double *b, double *c) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  c[i] = a[i] + b[i];
}

void bench(double *a, double *b, double *c, int n, int turns) {
  for (int t = 0; t < turns; ++t) {
    copy<<<n / 256, 256>>>(a, c);
    mul<<<n / 256, 256>>>(b, c);
    add<<<n / 256, 256>>>(a, b, c);
  }
}
