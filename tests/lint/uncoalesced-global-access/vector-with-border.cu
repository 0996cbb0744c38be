// rule: uncoalesced-global-access  expect: silent
// Four cells a thread as one float4; the two cells beside them lie in sectors that neighbours load.
#include <cuda_runtime.h>

__global__ void smooth(const float *in, float *out, int pitch, int rows) {
  const int c = 4 * (blockIdx.x * blockDim.x + threadIdx.x);
  if (c + 4 >= pitch || c == 0)
    return;
  float4 above = *reinterpret_cast<const float4 *>(in + c);
  for (int r = 0; r < rows - 1; ++r) {
    const float *row = in + (size_t)r * pitch;
    const float4 below = *reinterpret_cast<const float4 *>(row + pitch + c);
    const float west = row[c - 1], east = row[c + 4];
    *reinterpret_cast<float4 *>(out + (size_t)r * pitch + c) =
        make_float4(above.x + west, above.y + below.y, above.z + below.z, above.w + east);
    above = below;
  }
}

void run(const float *in, float *out, int pitch, int rows) { smooth<<<pitch / 1024, 256>>>(in, out, pitch, rows); }
