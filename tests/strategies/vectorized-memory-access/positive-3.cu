// An aligned pack of the template's width; the alias hides the vector.
#include <cuda_runtime.h>

template <typename T, int N>
struct alignas(sizeof(T) * N) Pack {
  T v[N];
};

template <typename T, int N>
__global__ void addScalar(T *data, T s, int n) {
  using P = Pack<T, N>;
  const int i = (blockIdx.x * blockDim.x + threadIdx.x) * N;
  if (i + N > n)
    return;
  P p = *reinterpret_cast<P *>(data + i); // expect: vectorized-memory-access
  for (int k = 0; k < N; ++k)
    p.v[k] += s;
  *reinterpret_cast<P *>(data + i) = p; // expect: vectorized-memory-access
}

void add(double *d, double s, int n) { addScalar<double, 2><<<(n / 2 + 127) / 128, 128>>>(d, s, n); }
