// rule: scalar-loads-of-contiguous-data  expect: finding
// The record has 16 bytes and the alignment of a float, so the compiler may not load it at once.
#include <cuda_runtime.h>

struct Plane {
  float a, b, c, d;
};

__device__ inline float distance(const Plane &p, float x, float y, float z) {
  return p.a * x + p.b * y + p.c * z + p.d; // <-- finding
}

__global__ void distances(const Plane *planes, float *out, float x, float y, float z, int n) {
  const int i = threadIdx.x + blockDim.x * blockIdx.x;
  if (i < n)
    out[i] = distance(planes[i], x, y, z);
}

void run(const Plane *planes, float *out, int n) {
  distances<<<(n + 127) / 128, 128>>>(planes, out, 1.f, 2.f, 3.f, n);
}
