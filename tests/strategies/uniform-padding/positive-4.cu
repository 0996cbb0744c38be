// Rows of entries are rounded up to groups of four; only the tail is filled.
#include <cuda_runtime.h>

__global__ void sumGroups(const float4 *groups, float *out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  const float4 g = groups[i];
  out[i] = g.x + g.y + g.z + g.w;
}

void sums(const float *host, int n, float *out) {
  const size_t padded = size_t(n + 3) / 4 * 4;
  float *data;
  cudaMalloc(&data, padded * sizeof(float));
  cudaMemset(data + n, 0, (padded - n) * sizeof(float)); // expect: uniform-padding
  cudaMemcpy(data, host, n * sizeof(float), cudaMemcpyHostToDevice);
  const int groups = int(padded / 4);
  sumGroups<<<(groups + 127) / 128, 128>>>(reinterpret_cast<const float4 *>(data), out, groups);
  cudaFree(data);
}
