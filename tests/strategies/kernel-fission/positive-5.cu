// Buffers are an own class; the second kernel is a template, launched once.
#include <cuda_runtime.h>

template <class T> class Buffer {
public:
  explicit Buffer(size_t n) { cudaMalloc(reinterpret_cast<void **>(&data_), n * sizeof(T)); }
  ~Buffer() { cudaFree(data_); }
  operator T *() { return data_; }

private:
  T *data_ = nullptr;
};

__global__ void quantise(const float *x, signed char *q, int n, float scale) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    q[i] = (signed char)max(-127, min(127, __float2int_rn(x[i] * scale)));
}

template <int K> __global__ void windowSums(const signed char *q, int *sum, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + K > n)
    return;
  int s = 0;
  for (int k = 0; k < K; ++k)
    s += q[i + k];
  sum[i] = s;
}

void sums(const float *x, int *sum, int n) {
  Buffer<signed char> q(n);
  quantise<<<(n + 255) / 256, 256>>>(x, q, n, 12.7f); // expect: kernel-fission
  windowSums<9><<<(n + 255) / 256, 256>>>(q, sum, n); // expect: kernel-fission
}
