// A block collective of CUB inside the kernel.
#include <cub/cub.cuh>
#include <cuda_runtime.h>

template <int THREADS>
__global__ void rowNorms(const float *__restrict__ matrix, float *norms, int columns) {
  using Reduce = cub::BlockReduce<float, THREADS>;
  __shared__ typename Reduce::TempStorage scratch;
  float sum = 0.0f;
  for (int c = threadIdx.x; c < columns; c += THREADS) {
    const float v = matrix[size_t(blockIdx.x) * columns + c];
    sum += v * v;
  }
  const float total = Reduce(scratch).Sum(sum); // expect: library-primitives
  if (threadIdx.x == 0)
    norms[blockIdx.x] = sqrtf(total);
}

extern "C" void row_norms(const float *matrix, float *norms, int rows, int columns) {
  rowNorms<128><<<rows, 128>>>(matrix, norms, columns);
}
