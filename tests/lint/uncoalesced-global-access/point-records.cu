// rule: uncoalesced-global-access  expect: silent
// Records of 16 bytes, read field by field: four requests share their sectors.
#include <cuda_runtime.h>

struct Point {
  float x, y, z, w;
};

__global__ void norm(const Point *p, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = sqrtf(p[i].x * p[i].x + p[i].y * p[i].y + p[i].z * p[i].z) / p[i].w;
}

void run(const Point *p, float *out, int n) { norm<<<(n + 255) / 256, 256>>>(p, out, n); }
