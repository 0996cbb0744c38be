// absent: memory-coalescing
// An array of 32-byte records: the index is the global id, the stride is a record.
#include <cuda_runtime.h>

struct Particle {
  float x, y, z, mass;
  float vx, vy, vz, charge;
};

__global__ void drift(Particle *p, float dt, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  p[i].x += dt * p[i].vx;
  p[i].y += dt * p[i].vy;
  p[i].z += dt * p[i].vz;
}

void driftAll(Particle *p, float dt, int n) { drift<<<(n + 255) / 256, 256>>>(p, dt, n); }
