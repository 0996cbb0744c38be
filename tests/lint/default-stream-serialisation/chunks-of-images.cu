// rule: default-stream-serialisation  expect: finding
// The same with asynchronous calls that name no stream, in a method, image by image.
#include <cuda_runtime.h>

__global__ void grey(const uchar4 *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = 0.3f * in[i].x + 0.6f * in[i].y + 0.1f * in[i].z;
}

class Converter {
public:
  explicit Converter(int pixels) : pixels(pixels) {
    cudaMalloc(&colour, pixels * sizeof(uchar4));
    cudaMalloc(&result, pixels * sizeof(float));
  }
  void all(const uchar4 *images, float *greys, int count) {
    for (int k = 0; k < count; ++k) {
      cudaMemcpyAsync(colour, images + size_t(k) * pixels, pixels * sizeof(uchar4), cudaMemcpyHostToDevice); // <-- finding
      grey<<<(pixels + 255) / 256, 256>>>(colour, result, pixels);
      cudaMemcpyAsync(greys + size_t(k) * pixels, result, pixels * sizeof(float), cudaMemcpyDeviceToHost);
    }
    cudaDeviceSynchronize();
  }

private:
  int pixels;
  uchar4 *colour;
  float *result;
};

void convert(const uchar4 *images, float *greys, int count, int pixels) {
  Converter converter(pixels);
  converter.all(images, greys, count);
}
