// Four quantised bytes per load, two halves per store.
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <stdint.h>

__global__ void dequantize(const int8_t *q, const float *scale, __half2 *out, int groups) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= groups)
    return;
  const uint32_t four = *reinterpret_cast<const uint32_t *>(q + 4 * i); // expect: vectorized-memory-access
  const float s = scale[i / 8];
  float f[4];
  for (int k = 0; k < 4; ++k)
    f[k] = s * float(int8_t((four >> (8 * k)) & 0xff));
  out[2 * i] = __floats2half2_rn(f[0], f[1]); // expect: vectorized-memory-access
  out[2 * i + 1] = __floats2half2_rn(f[2], f[3]); // expect: vectorized-memory-access
}

void run(const int8_t *q, const float *scale, __half2 *out, int groups) {
  dequantize<<<(groups + 255) / 256, 256>>>(q, scale, out, groups);
}
