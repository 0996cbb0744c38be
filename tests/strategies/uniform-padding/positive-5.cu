// The host puts the image into a larger vector of zeros and sends that.
#include <cuda_runtime.h>
#include <vector>

constexpr int R = 3;

__global__ void blurRows(const float *framed, float *out, int w, int h) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x >= w)
    return;
  float s = 0.f;
  for (int d = 0; d <= 2 * R; ++d)
    s += framed[y * (w + 2 * R) + x + d];
  out[y * w + x] = s / (2 * R + 1);
}

void blur(const float *image, float *device, float *out, int w, int h) {
  const int pitch = w + 2 * R;
  std::vector<float> framed(size_t(pitch) * h, 0.f); // expect: uniform-padding
  for (int y = 0; y < h; ++y)
    for (int x = 0; x < w; ++x)
      framed[y * pitch + x + R] = image[y * w + x]; // evidence: uniform-padding
  cudaMemcpy(device, framed.data(), framed.size() * sizeof(float), cudaMemcpyHostToDevice); // evidence: uniform-padding
  blurRows<<<dim3((w + 127) / 128, h), 128>>>(device, out, w, h);
}
