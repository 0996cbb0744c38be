// rule: uncoalesced-global-access  expect: finding
// All six fields are used, one request of 24 sectors after the other.
#include <cuda_runtime.h>

struct Body {
  float x, y, z, vx, vy, vz;
};

__global__ void drift(Body *b, float dt, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    b[i].x += b[i].vx * dt; // <-- finding
    b[i].y += b[i].vy * dt;
    b[i].z += b[i].vz * dt;
  }
}

void run(Body *b, int n) { drift<<<(n + 255) / 256, 256>>>(b, 0.1f, n); }
