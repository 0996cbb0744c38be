// rule: underfilled-grid  expect: finding
// 1024 rows of 8192 entries: four blocks, each thread with a long loop.
#include <cuda_runtime.h>

constexpr int kRows = 1024, kColumns = 8192;

__global__ void rowSums(const float *m, float *sum) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0;
  for (int c = 0; c < kColumns; ++c)
    s += m[c * kRows + r];
  sum[r] = s;
}

void run(const float *m, float *sum) { rowSums<<<kRows / 256, 256>>>(m, sum); } // <-- finding
