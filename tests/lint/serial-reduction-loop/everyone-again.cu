// rule: serial-reduction-loop  expect: finding
// A row's norm is computed by every thread of the row's block.
#include <cuda_runtime.h>

__global__ void normalise(const float *in, float *out, int width) {
  const float *row = in + blockIdx.x * width;
  float square = 0;
  for (int k = 0; k < width; ++k) // <-- finding
    square += row[k] * row[k];
  const float scale = rsqrtf(square);
  for (int k = threadIdx.x; k < width; k += blockDim.x)
    out[blockIdx.x * width + k] = row[k] * scale;
}

void run(const float *in, float *out, int rows, int width) { normalise<<<rows, 256>>>(in, out, width); }
