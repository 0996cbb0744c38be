// absent: host-precomputation
// The input is copied, padded by rows and brought to another type: the same data, nothing derived.
#include <cuda_runtime.h>
#include <vector>

__global__ void invert(unsigned char *image, int pitch, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < width && y < height)
    image[y * pitch + x] = 255 - image[y * pitch + x];
}

void process(const unsigned char *image, int width, int height) {
  const int pitch = (width + 127) / 128 * 128;
  std::vector<unsigned char> padded(pitch * height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      padded[y * pitch + x] = image[y * width + x];
  unsigned char *d;
  cudaMalloc(&d, padded.size());
  cudaMemcpy(d, padded.data(), padded.size(), cudaMemcpyHostToDevice);
  invert<<<dim3((width + 127) / 128, height), 128>>>(d, pitch, width, height);
  cudaFree(d);
}
