// rule: uncoalesced-global-access  expect: finding
// The first dimension of the block goes down the rows, for both arrays alike.
#include <cuda_runtime.h>

template <typename T> struct Image {
  T *pixels;
  size_t pitch;
  __device__ T &at(int row, int column) const { return pixels[row * pitch + column]; }
};

__global__ void brighten(Image<const float> in, Image<float> out, int height, int width, float by) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x, column = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < height && column < width)
    out.at(row, column) = in.at(row, column) * by; // <-- finding
}

void run(const float *in, float *out, int h, int w) {
  const dim3 block(32, 8), grid((h + 31) / 32, (w + 7) / 8);
  brighten<<<grid, block>>>({in, size_t(w)}, {out, size_t(w)}, h, w, 1.5f);
}
