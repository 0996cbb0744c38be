// rule: missing-shared-memory-reuse  expect: finding
// Every body meets every other; each warp of a block loads all of them for itself.
#include <cuda_runtime.h>

__global__ void forces(const float4 *bodies, float3 *force, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float4 me = bodies[i];
  float3 f = {0, 0, 0};
  for (int j = 0; j < n; ++j) {
    const float4 other = bodies[j]; // <-- finding
    const float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
    const float s = other.w * rsqrtf(dx * dx + dy * dy + dz * dz + 1e-9f);
    f.x += s * dx;
    f.y += s * dy;
    f.z += s * dz;
  }
  force[i] = f;
}

void step(const float4 *bodies, float3 *force, int n) { forces<<<(n + 255) / 256, 256>>>(bodies, force, n); }
