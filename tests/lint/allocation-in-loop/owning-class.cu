// rule: allocation-in-loop  expect: finding
// A class owns the memory: its object lives for one turn.
#include <cuda_runtime.h>

__global__ void scale(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= 2;
}

template <class T> class Buffer {
public:
  explicit Buffer(size_t n) {
    cudaMalloc(&data, n * sizeof(T)); // <-- finding
  }
  ~Buffer() { cudaFree(data); }
  T *get() { return data; }

private:
  T *data = nullptr;
};

void batches(const float *in, float *out, int n, int count) {
  for (int b = 0; b < count; ++b) {
    Buffer<float> part(n);
    cudaMemcpy(part.get(), in + size_t(b) * n, n * sizeof(float), cudaMemcpyHostToDevice);
    scale<<<(n + 255) / 256, 256>>>(part.get(), n);
    cudaMemcpy(out + size_t(b) * n, part.get(), n * sizeof(float), cudaMemcpyDeviceToHost);
  }
}
