// rule: missing-restrict  expect: finding
// The pointers travel through a small class; the parameters are still plain.
#include <cuda_runtime.h>

struct View {
  float *data;
  int pitch;
  __device__ float &operator()(int y, int x) const { return data[y * pitch + x]; }
};

__global__ void addColumn(float *image, float *column, int height, int width) { // <-- finding
  const View v{image, width};
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  if (x < width)
    for (int y = 0; y < height; ++y)
      v(y, x) += column[x];
}

void run(float *image, float *column, int h, int w) { addColumn<<<(w + 127) / 128, 128>>>(image, column, h, w); }
