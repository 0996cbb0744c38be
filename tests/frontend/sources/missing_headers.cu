// status: degraded
// kernels: templated survives
// launches: 2
// missing: no/such/library.h other.hpp
#include "no/such/library.h"
#include <cuda_runtime.h>
#include <other.hpp>
struct Uses {
  lib::Matrix m;
};
template <class T> __global__ void templated(T *p) { p[threadIdx.x] = T(2); }
__global__ void survives(float *p, lib::View v, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    p[i] = 1.f;
}
int main() {
  lib::Matrix a(10, 10);
  float *p;
  cudaMalloc(&p, 100);
  survives<<<1, 32>>>(p, a, 3);
  templated<float><<<1, 32>>>(p);
  lib::finish(p, a);
}
