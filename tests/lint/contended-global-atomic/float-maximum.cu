// rule: contended-global-atomic  expect: finding
// A maximum by compare-and-swap, tried again by every thread until it wins.
#include <cuda_runtime.h>

__device__ void raise(float *target, float value) {
  int *bits = (int *)target, old = *bits, seen;
  do {
    seen = old;
    old = atomicCAS(bits, seen, __float_as_int(fmaxf(value, __int_as_float(seen)))); // <-- finding
  } while (old != seen);
}

__global__ void maximum(const float *x, float *result, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    raise(result, x[i]);
}

void run(const float *x, float *result, int n) { maximum<<<(n + 255) / 256, 256>>>(x, result, n); }
