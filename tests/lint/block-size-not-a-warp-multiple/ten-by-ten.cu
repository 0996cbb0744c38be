// rule: block-size-not-a-warp-multiple  expect: finding
// A square of ten threads a side: a hundred, four warps, the last of four threads.
#include <cuda_runtime.h>

constexpr int kSide = 10;

class Field {
public:
  Field(int width, int height) : width(width), height(height) {
    cudaMalloc(&cells, sizeof(double) * size_t(width) * size_t(height));
  }
  ~Field() { cudaFree(cells); }
  void decay(double rate);

private:
  int width, height;
  double *cells = nullptr;
};

__global__ void decayCells(double *cells, int width, int height, double rate) {
  const int x = blockIdx.x * kSide + threadIdx.x;
  const int y = blockIdx.y * kSide + threadIdx.y;
  if (x < width && y < height)
    cells[y * width + x] *= rate;
}

void Field::decay(double rate) {
  const dim3 block(kSide, kSide);
  const dim3 grid((width + kSide - 1) / kSide, (height + kSide - 1) / kSide);
  decayCells<<<grid, block>>>(cells, width, height, rate); // <-- finding
}
