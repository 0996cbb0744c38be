// rule: single-block-launch  expect: finding
// One thread goes over an image, line by line.
#include <cuda_runtime.h>

__global__ void invert(unsigned char *pixels, int width, int height) {
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      pixels[y * width + x] = 255 - pixels[y * width + x];
}

void run(unsigned char *pixels) {
  invert<<<1, 1>>>(pixels, 1920, 1080); // <-- finding
}
