// rule: contended-global-atomic  expect: finding
// Every hit of every thread goes to one counter.
#include <cuda_runtime.h>

__device__ unsigned next(unsigned &state) { return state = state * 1664525u + 1013904223u; }

__global__ void throwDarts(unsigned long long *hits, int turns) {
  unsigned state = blockIdx.x * blockDim.x + threadIdx.x;
  for (int t = 0; t < turns; ++t) {
    float x = next(state) * 2.3283064e-10f, y = next(state) * 2.3283064e-10f;
    if (x * x + y * y <= 1.0f)
      atomicAdd(hits, 1ull); // <-- finding
  }
}

void pi(unsigned long long *hits) { throwDarts<<<1024, 256>>>(hits, 1000); }
