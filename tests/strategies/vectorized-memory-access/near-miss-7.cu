// unclear: vectorized-memory-access
// Positions in four floats of which the last is unused: cast on the host, but a natural element.
#include <cuda_runtime.h>

__global__ void cellOf(const float4 *pos, unsigned *cell, float size, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float4 p = pos[i];
  const int x = int(p.x / size), y = int(p.y / size), z = int(p.z / size);
  cell[i] = unsigned(x + 64 * (y + 64 * z));
}

void sortCells(const float *host, unsigned *cell, int n) {
  float *pos = nullptr;
  cudaMalloc(&pos, 4 * n * sizeof(float));
  cudaMemcpy(pos, host, 4 * n * sizeof(float), cudaMemcpyHostToDevice);
  cellOf<<<(n + 63) / 64, 64>>>(reinterpret_cast<const float4 *>(pos), cell, 0.5f, n);
  cudaFree(pos);
}
