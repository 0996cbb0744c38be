// Keys and their payload are sorted by Thrust through pointers of the runtime API.
#include <cuda_runtime.h>
#include <thrust/device_ptr.h>
#include <thrust/execution_policy.h>
#include <thrust/sort.h>

__global__ void cellOfParticle(const float3 *position, unsigned *cell, unsigned *index, int n, float inverse) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float3 p = position[i];
  cell[i] = unsigned(p.x * inverse) + 64u * unsigned(p.y * inverse) + 4096u * unsigned(p.z * inverse);
  index[i] = i;
}

void binParticles(const float3 *position, unsigned *cell, unsigned *index, int n) {
  cellOfParticle<<<(n + 255) / 256, 256>>>(position, cell, index, n, 0.5f);
  thrust::device_ptr<unsigned> keys(cell), values(index);
  thrust::sort_by_key(keys, keys + n, values); // expect: library-primitives
}
