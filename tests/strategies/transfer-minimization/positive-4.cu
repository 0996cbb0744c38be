// An own buffer class, swapped every generation; the population is seen by the host at the end.
#include <cuda_runtime.h>
#include <utility>
#include <vector>

template <class T> struct DeviceArray {
  T *p = nullptr;
  size_t n;
  explicit DeviceArray(size_t n) : n(n) { cudaMalloc(&p, n * sizeof(T)); }
  DeviceArray(DeviceArray &&o) noexcept : p(std::exchange(o.p, nullptr)), n(o.n) {}
  DeviceArray &operator=(DeviceArray &&o) noexcept {
    std::swap(p, o.p);
    return *this;
  }
  ~DeviceArray() { cudaFree(p); }
  void from(const std::vector<T> &h) { cudaMemcpy(p, h.data(), n * sizeof(T), cudaMemcpyHostToDevice); }
  void to(std::vector<T> &h) const { cudaMemcpy(h.data(), p, n * sizeof(T), cudaMemcpyDeviceToHost); }
};

__global__ void rule110(const unsigned char *now, unsigned char *next, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    next[i] = (110 >> (now[(i + n - 1) % n] * 4 + now[i] * 2 + now[(i + 1) % n])) & 1;
}

void evolve(std::vector<unsigned char> &cells, int generations) {
  DeviceArray<unsigned char> now(cells.size()), next(cells.size());
  now.from(cells);
  for (int g = 0; g < generations; ++g) {
    rule110<<<int(cells.size() / 256 + 1), 256>>>(now.p, next.p, int(cells.size())); // expect: transfer-minimization
    std::swap(now.p, next.p);
  }
  now.to(cells);
}
