// Attribute queries of the device feed the choice of the block.
#include <algorithm>
#include <cuda_runtime.h>

__global__ void move(const char *a, char *b, size_t n) {
  size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n)
    b[i] = a[i];
}

class Launcher {
public:
  explicit Launcher(size_t n) : n(n) {
    int device = 0, perSm = 0;
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&perSm, cudaDevAttrMaxThreadsPerMultiProcessor, device); // evidence: occupancy-tuning
    block = std::max(perSm / 8, 64);
  }
  void operator()(const char *a, char *b) const { move<<<unsigned((n + block - 1) / block), block>>>(a, b, n); } // expect: occupancy-tuning

private:
  size_t n;
  int block = 0;
};

int main() {
  char *a, *b;
  cudaMalloc(&a, 1000);
  cudaMalloc(&b, 1000);
  Launcher launcher(1000);
  launcher(a, b);
}
