// rule: pageable-async-copy  expect: finding
#include <cuda_runtime.h>
#include <cstdlib>

__global__ void clear(unsigned char *p, size_t pitch, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < w && y < h)
    p[y * pitch + x] = 0;
}

void picture(int w, int h, cudaStream_t s) {
  auto *image = static_cast<unsigned char *>(std::calloc(size_t(w) * h, 1));
  unsigned char *device;
  size_t pitch;
  cudaMallocPitch(&device, &pitch, w, h);
  cudaMemcpy2DAsync(device, pitch, image, w, w, h, cudaMemcpyHostToDevice, s); // <-- finding
  clear<<<dim3((w + 127) / 128, h), 128, 0, s>>>(device, pitch, w, h);
  cudaStreamSynchronize(s);
  std::free(image);
  cudaFree(device);
}
