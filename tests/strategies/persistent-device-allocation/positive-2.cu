// A static buffer that only grows.
#include <cuda_runtime.h>

__global__ void toGrey(const uchar4 *rgb, float *grey, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    grey[i] = 0.299f * rgb[i].x + 0.587f * rgb[i].y + 0.114f * rgb[i].z;
}

extern "C" void grey(const uchar4 *image, float *out, int n) {
  static uchar4 *colours = nullptr;
  static float *result = nullptr;
  static int capacity = 0;
  if (n > capacity) {
    cudaFree(colours);
    cudaFree(result);
    cudaMalloc(&colours, n * sizeof(uchar4)); // expect: persistent-device-allocation
    cudaMalloc(&result, n * sizeof(float));   // expect: persistent-device-allocation
    capacity = n;
  }
  cudaMemcpy(colours, image, n * sizeof(uchar4), cudaMemcpyHostToDevice);
  toGrey<<<(n + 255) / 256, 256>>>(colours, result, n); // expect: persistent-device-allocation
  cudaMemcpy(out, result, n * sizeof(float), cudaMemcpyDeviceToHost);
}
