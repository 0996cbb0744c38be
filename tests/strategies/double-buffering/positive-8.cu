// A simulation object whose step swaps its two grids.
#include <cuda_runtime.h>

#include <utility>

__global__ void life(const unsigned char *now, unsigned char *next, int w, int h) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1)
    return;
  int n = -now[y * w + x];
  for (int d = 0; d < 9; ++d)
    n += now[(y + d / 3 - 1) * w + x + d % 3 - 1];
  next[y * w + x] = n == 3 || (n == 2 && now[y * w + x]);
}

class Life {
public:
  Life(int w, int h) : w(w), h(h) {
    cudaMalloc(&current, w * h);
    cudaMalloc(&other, w * h);
  }
  void step() {
    life<<<dim3(w / 16, h / 16), dim3(16, 16)>>>(current, other, w, h); // evidence: double-buffering
    std::swap(current, other); // expect: double-buffering
  }

private:
  int w, h;
  unsigned char *current = nullptr, *other = nullptr;
};

void evolve(Life &life, int steps) {
  for (int s = 0; s < steps; ++s)
    life.step();
}
