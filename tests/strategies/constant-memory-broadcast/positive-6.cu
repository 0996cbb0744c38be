// Read by a device lambda's callee and passed by address to a helper.
#include <cuda_runtime.h>

__constant__ float4 planes[6];

__device__ bool inside(const float4 *p, int count, float3 v) {
  for (int i = 0; i < count; ++i)
    if (p[i].x * v.x + p[i].y * v.y + p[i].z * v.z + p[i].w < 0.f) // expect: constant-memory-broadcast
      return false;
  return true;
}

__global__ void cull(const float3 *points, unsigned char *visible, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    visible[i] = inside(planes, 6, points[i]);
}

void cullAll(const float4 *frustum, const float3 *points, unsigned char *visible, int n) {
  cudaMemcpyToSymbol(planes, frustum, 6 * sizeof(float4));
  cull<<<(n + 127) / 128, 128>>>(points, visible, n);
}
