// rule: synchronise-in-loop  expect: finding
#include <cuda_runtime.h>

__global__ void generation(const unsigned char *now, unsigned char *next, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  int alive = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx)
      if (dx || dy)
        alive += now[(y + dy + h) % h * w + (x + dx + w) % w];
  next[y * w + x] = alive == 3 || (alive == 2 && now[y * w + x]);
}

struct Life {
  int w, h;
  unsigned char *cells[2];
  int current = 0;
  void step() {
    generation<<<dim3((w + 15) / 16, (h + 15) / 16), dim3(16, 16)>>>(cells[current], cells[1 - current], w, h);
    cudaDeviceSynchronize(); // <-- finding
    current = 1 - current;
  }
};

void play(Life &life, int generations) {
  for (int g = 0; g < generations; ++g)
    life.step();
}
