// A record of parameters in constant memory, read field by field in a helper.
#include <cuda_runtime.h>

struct Physics {
  float dt, damping;
  float3 gravity;
};

__constant__ Physics physics; // expect: constant-memory-broadcast

__device__ float3 accelerate(float3 v) {
  v.x = (v.x + physics.gravity.x * physics.dt) * physics.damping; // evidence: constant-memory-broadcast
  v.y = (v.y + physics.gravity.y * physics.dt) * physics.damping;
  v.z = (v.z + physics.gravity.z * physics.dt) * physics.damping;
  return v;
}

__global__ void integrate(float3 *velocity, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    velocity[i] = accelerate(velocity[i]);
}

void step(const Physics &p, float3 *velocity, int n) {
  cudaMemcpyToSymbol(physics, &p, sizeof p);
  integrate<<<(n + 255) / 256, 256>>>(velocity, n);
}
