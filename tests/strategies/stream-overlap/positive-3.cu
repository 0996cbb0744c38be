// Streams in a vector, made by a class; chunks take them in turn.
#include <cuda_runtime.h>
#include <vector>

class Streams {
public:
  explicit Streams(int count) : list_(count) {
    for (auto &s : list_)
      cudaStreamCreate(&s); // evidence: stream-overlap
  }
  ~Streams() {
    for (auto s : list_)
      cudaStreamDestroy(s);
  }
  cudaStream_t operator[](int i) const { return list_[i % int(list_.size())]; }

private:
  std::vector<cudaStream_t> list_;
};

__global__ void gamma(unsigned short *v, int n, float g) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] = (unsigned short)(65535.0f * powf(v[i] / 65535.0f, g));
}

void correct(unsigned short *frames, unsigned short *device, int count, int pixels) {
  Streams streams(3);
  for (int f = 0; f < count; ++f) {
    unsigned short *on = device + size_t(f % 3) * pixels, *from = frames + size_t(f) * pixels;
    cudaMemcpyAsync(on, from, 2 * pixels, cudaMemcpyHostToDevice, streams[f]); // expect: stream-overlap
    gamma<<<(pixels + 255) / 256, 256, 0, streams[f]>>>(on, pixels, 0.45f);
    cudaMemcpyAsync(from, on, 2 * pixels, cudaMemcpyDeviceToHost, streams[f]);
  }
  cudaDeviceSynchronize();
}
