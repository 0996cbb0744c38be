// Temporary storage of a library.
#include <cub/cub.cuh>
void total(const float *in, float *out, int n, cudaStream_t s) {
  void *tmp = nullptr;
  size_t bytes = 0;
  cub::DeviceReduce::Sum(tmp, bytes, in, out, n, s);
  cudaMallocAsync(&tmp, bytes, s); // expect: stream-ordered-allocation
  cub::DeviceReduce::Sum(tmp, bytes, in, out, n, s);
  cudaFreeAsync(tmp, s); // evidence: stream-ordered-allocation
}
