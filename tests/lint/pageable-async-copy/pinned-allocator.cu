// rule: pageable-async-copy  expect: silent
// A vector whose allocator locks what it hands out.
#include <cuda_runtime.h>
#include <vector>

template <class T> struct LockedAllocator {
  using value_type = T;
  LockedAllocator() = default;
  template <class U> LockedAllocator(const LockedAllocator<U> &) {}
  T *allocate(size_t n) {
    void *p = nullptr;
    cudaMallocHost(&p, n * sizeof(T));
    return static_cast<T *>(p);
  }
  void deallocate(T *p, size_t) { cudaFreeHost(p); }
  template <class U> bool operator==(const LockedAllocator<U> &) const { return true; }
  template <class U> bool operator!=(const LockedAllocator<U> &) const { return false; }
};

__global__ void flip(int *v) { v[blockIdx.x * blockDim.x + threadIdx.x] ^= 1; }

void run(int *device, int blocks, cudaStream_t s) {
  std::vector<int, LockedAllocator<int>> host(blocks * 256);
  cudaMemcpyAsync(device, host.data(), host.size() * sizeof(int), cudaMemcpyHostToDevice, s);
  flip<<<blocks, 256, 0, s>>>(device);
  cudaMemcpyAsync(host.data(), device, host.size() * sizeof(int), cudaMemcpyDeviceToHost, s);
  cudaStreamSynchronize(s);
}
