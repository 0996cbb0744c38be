// A transpose through a padded tile; each element is read once, by another thread.
#include <cuda_runtime.h>

constexpr int kTile = 32, kRows = 8;

template <typename T>
__global__ void transpose(const T *__restrict__ in, T *__restrict__ out, int width, int height) {
  __shared__ T tile[kTile][kTile + 1];
  int x = blockIdx.x * kTile + threadIdx.x, y = blockIdx.y * kTile + threadIdx.y;
  for (int j = 0; j < kTile; j += kRows)
    if (x < width && y + j < height)
      tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x]; // expect: shared-memory-tiling
  __syncthreads();
  x = blockIdx.y * kTile + threadIdx.x;
  y = blockIdx.x * kTile + threadIdx.y;
  for (int j = 0; j < kTile; j += kRows)
    if (x < height && y + j < width)
      out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j]; // evidence: shared-memory-tiling
}

void run(const double *in, double *out, int w, int h) {
  transpose<double><<<dim3((w + 31) / 32, (h + 31) / 32), dim3(kTile, kRows)>>>(in, out, w, h);
}
