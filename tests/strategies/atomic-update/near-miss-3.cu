// absent: atomic-update
// The CPU counts with std::atomic while the GPU only maps.
#include <atomic>
#include <cstdio>
#include <vector>

__global__ void map(const int *in, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[i] * 7 + 1;
}

static std::atomic<int> atomicAddCount{0};

int main() {
  const int n = 4096;
  std::vector<int> h(n, 3);
  int *a, *b;
  cudaMalloc(&a, n * sizeof(int));
  cudaMalloc(&b, n * sizeof(int));
  cudaMemcpy(a, h.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  map<<<n / 128, 128>>>(a, b, n);
  cudaMemcpy(h.data(), b, n * sizeof(int), cudaMemcpyDeviceToHost);
  for (int v : h)
    if (v == 22)
      atomicAddCount.fetch_add(1);
  std::printf("%d\n", atomicAddCount.load());
}
