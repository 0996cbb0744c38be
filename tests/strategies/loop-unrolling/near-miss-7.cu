// unclear: loop-unrolling
// The same statement for the three components of a vector.
#include <cuda_runtime.h>

struct Grid {
  float3 origin, cell;
};

__global__ void shift(Grid *g, const float3 *v, float3 *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  out[i].x += (v[i].x - g->origin.x) / g->cell.x;
  out[i].y += (v[i].y - g->origin.y) / g->cell.y;
  out[i].z += (v[i].z - g->origin.z) / g->cell.z;
}

void run(Grid *g, const float3 *v, float3 *out, int n) { shift<<<(n + 127) / 128, 128>>>(g, v, out, n); }
