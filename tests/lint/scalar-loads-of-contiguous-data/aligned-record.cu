// rule: scalar-loads-of-contiguous-data  expect: silent
// The alignment is declared: the compiler makes one load of the four.
#include <cuda_runtime.h>

struct alignas(16) Quaternion {
  float w, x, y, z;
};

__global__ void lengths(const Quaternion *q, const float4 *v, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = q[i].w * q[i].w + q[i].x * q[i].x + q[i].y * q[i].y + q[i].z * q[i].z + v[i].x + v[i].y + v[i].z + v[i].w;
}

void run(const Quaternion *q, const float4 *v, float *out, int n) {
  lengths<<<(n + 255) / 256, 256>>>(q, v, out, n);
}
