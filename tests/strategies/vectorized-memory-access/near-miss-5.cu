// unclear: vectorized-memory-access
// Complex numbers: the pair is the element.
#include <cuda_runtime.h>

__device__ float2 times(float2 a, float2 b) { return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

__global__ void modulate(float2 *signal, const float2 *carrier, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    signal[i] = times(signal[i], carrier[i]);
}

void run(float2 *signal, const float2 *carrier, int n) { modulate<<<(n + 255) / 256, 256>>>(signal, carrier, n); }
