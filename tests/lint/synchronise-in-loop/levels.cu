// rule: synchronise-in-loop  expect: finding
// The levels of a sweep follow each other by the stream's order alone.
#include <cuda_runtime.h>
#include <vector>

__global__ void level(float *x, const int *rows, const float *rhs, int count) {
  int k = blockIdx.x * blockDim.x + threadIdx.x;
  if (k < count)
    x[rows[k]] = rhs[rows[k]] - x[rows[k]];
}

void sweep(float *x, const int *rows, const float *rhs, const std::vector<int> &begin) {
  for (size_t l = 0; l + 1 < begin.size(); ++l) {
    const int count = begin[l + 1] - begin[l];
    level<<<(count + 127) / 128, 128>>>(x, rows + begin[l], rhs, count);
    cudaDeviceSynchronize(); // <-- finding
  }
}
