// A class of a library part: its constructor allocates, every call of run() uses the buffers.
#include <cuda_runtime.h>

__global__ void resample(const float *in, float *out, int n, float ratio) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[int(i * ratio)];
}

class Resampler {
public:
  explicit Resampler(int n);
  ~Resampler();
  void run(const float *in, float *out, float ratio);

private:
  int n_;
  float *in_ = nullptr, *out_ = nullptr;
};

Resampler::Resampler(int n) : n_(n) {
  cudaMalloc(&in_, n * sizeof(float));  // expect: persistent-device-allocation
  cudaMalloc(&out_, n * sizeof(float)); // expect: persistent-device-allocation
}
Resampler::~Resampler() {
  cudaFree(in_);
  cudaFree(out_);
}
void Resampler::run(const float *in, float *out, float ratio) {
  cudaMemcpy(in_, in, n_ * sizeof(float), cudaMemcpyHostToDevice);
  resample<<<(n_ + 255) / 256, 256>>>(in_, out_, n_, ratio); // expect: persistent-device-allocation
  cudaMemcpy(out, out_, n_ * sizeof(float), cudaMemcpyDeviceToHost);
}
