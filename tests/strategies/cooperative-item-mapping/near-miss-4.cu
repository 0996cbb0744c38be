// absent: cooperative-item-mapping
// Grid-stride over all elements, then a sum within the warp: the warp owns no item.
#include <cuda_runtime.h>

__global__ void dot(const float *a, const float *b, float *result, int n) {
  const int lane = threadIdx.x % 32;
  float sum = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    sum += a[i] * b[i];
  for (int d = 16; d > 0; d /= 2)
    sum += __shfl_down_sync(0xffffffffu, sum, d);
  if (lane == 0)
    atomicAdd(result, sum);
}

void run(const float *a, const float *b, float *result, int n) { dot<<<160, 256>>>(a, b, result, n); }
