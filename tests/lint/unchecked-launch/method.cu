// rule: unchecked-launch  expect: finding
#include <cuda_runtime.h>

template <class T> __global__ void zero(T *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] = T(0);
}

template <class T> class Array {
public:
  explicit Array(int n) : n(n) { cudaMalloc(&data, n * sizeof(T)); }
  void clear() {
    zero<T><<<(n + 255) / 256, 256>>>(data, n); // <-- finding
    (void)cudaDeviceSynchronize();
  }

private:
  T *data = nullptr;
  int n;
};

void run(int n) {
  Array<double> a(n);
  a.clear();
}
