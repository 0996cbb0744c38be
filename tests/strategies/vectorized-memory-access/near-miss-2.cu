// unclear: vectorized-memory-access
// A body's position and mass in a float4: the vector is the natural element.
#include <cuda_runtime.h>

__global__ void forces(const float4 *bodies, float3 *force, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float4 me = bodies[i];
  float3 f = make_float3(0.f, 0.f, 0.f);
  for (int j = 0; j < n; ++j) {
    const float4 b = bodies[j];
    const float dx = b.x - me.x, dy = b.y - me.y, dz = b.z - me.z;
    const float inv = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-9f);
    const float s = b.w * inv * inv * inv;
    f.x += s * dx;
    f.y += s * dy;
    f.z += s * dz;
  }
  force[i] = f;
}

void run(const float4 *bodies, float3 *force, int n) { forces<<<(n + 127) / 128, 128>>>(bodies, force, n); }
