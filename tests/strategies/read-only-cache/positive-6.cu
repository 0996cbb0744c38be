// A surface that is read and written in place.
#include <cuda_runtime.h>

__global__ void darken(cudaSurfaceObject_t image, int width, int height, int percent) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height)
    return;
  uchar4 pixel;
  surf2Dread(&pixel, image, x * int(sizeof(uchar4)), y); // expect: read-only-cache
  pixel.x = pixel.x * percent / 100;
  pixel.y = pixel.y * percent / 100;
  pixel.z = pixel.z * percent / 100;
  surf2Dwrite(pixel, image, x * int(sizeof(uchar4)), y);
}

void darkenImage(cudaSurfaceObject_t image, int width, int height) {
  const dim3 block(32, 8);
  darken<<<dim3((width + 31) / 32, (height + 7) / 8), block>>>(image, width, height, 80);
}
