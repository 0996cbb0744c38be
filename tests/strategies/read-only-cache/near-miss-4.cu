// absent: read-only-cache
// Only writes go to the surface.
#include <cuda_runtime.h>

__global__ void paint(cudaSurfaceObject_t canvas, const unsigned *colours, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height)
    surf2Dwrite(colours[(x / 8 + y / 8) & 1], canvas, x * 4, y);
}

void paintCanvas(cudaSurfaceObject_t canvas, const unsigned *colours, int width, int height) {
  paint<<<dim3((width + 15) / 16, (height + 15) / 16), dim3(16, 16)>>>(canvas, colours, width, height);
}
