// rule: uncoalesced-global-access  expect: finding
// A transpose without a tile: the reads stand side by side, the writes are a line apart.
#include <cuda_runtime.h>

__global__ void transpose(const double *__restrict__ in, double *__restrict__ out, int width, int height) {
  const int x = blockIdx.x * 32 + threadIdx.x;
  const int y = blockIdx.y * 8 + threadIdx.y;
  if (x < width && y < height)
    out[size_t(x) * height + y] = in[size_t(y) * width + x]; // <-- finding
}

void transposed(const double *in, double *out, int width, int height) {
  transpose<<<dim3((width + 31) / 32, (height + 7) / 8), dim3(32, 8)>>>(in, out, width, height);
}
