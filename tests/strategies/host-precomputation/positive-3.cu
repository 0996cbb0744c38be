// A table of twiddle factors for the length that is asked for, in constant memory.
#include <cmath>
#include <cuda_runtime.h>

__constant__ float2 twiddle[1024];

__global__ void dft(const float2 *in, float2 *out, int n) {
  const int k = blockIdx.x * blockDim.x + threadIdx.x;
  if (k >= n)
    return;
  float2 sum = make_float2(0.0f, 0.0f);
  for (int j = 0; j < n; ++j) {
    const float2 w = twiddle[j * k % n];
    sum.x += in[j].x * w.x - in[j].y * w.y;
    sum.y += in[j].x * w.y + in[j].y * w.x;
  }
  out[k] = sum;
}

void transform(const float2 *in, float2 *out, int n) {
  float2 table[1024];
  for (int k = 0; k < n; ++k) {
    table[k].x = cosf(6.2831853f * k / n); // evidence: host-precomputation
    table[k].y = -sinf(6.2831853f * k / n); // evidence: host-precomputation
  }
  cudaMemcpyToSymbol(twiddle, table, n * sizeof(float2)); // expect: host-precomputation
  dft<<<(n + 127) / 128, 128>>>(in, out, n);
}
