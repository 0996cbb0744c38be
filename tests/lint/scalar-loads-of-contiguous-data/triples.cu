// rule: scalar-loads-of-contiguous-data  expect: silent
// Three floats a point: no vector type starts at every point.
#include <cuda_runtime.h>

struct Points {
  const float *xyz;
  __device__ float at(int i, int axis) const { return xyz[3 * i + axis]; }
};

__global__ void norms(Points points, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float x = points.at(i, 0), y = points.at(i, 1), z = points.at(i, 2);
  out[i] = sqrtf(x * x + y * y + z * z);
}

void run(const float *xyz, float *out, int n) { norms<<<(n + 255) / 256, 256>>>(Points{xyz}, out, n); }
