// rule: shared-bank-conflict  expect: silent
// The column is exchanged by the row number, without padding.
#include <cuda_runtime.h>

template <int N> struct Square {
  float cells[N][N];
  __device__ float &at(int row, int column) { return cells[row][column ^ row]; }
};

__global__ void turn(const float *in, float *out, int pitch) {
  __shared__ Square<32> s;
  for (int y = threadIdx.y; y < 32; y += 8)
    s.at(y, threadIdx.x) = in[(blockIdx.y * 32 + y) * pitch + blockIdx.x * 32 + threadIdx.x];
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += 8)
    out[(blockIdx.x * 32 + y) * pitch + blockIdx.y * 32 + threadIdx.x] = s.at(threadIdx.x, y);
}

void run(const float *in, float *out, int n) { turn<<<dim3(n / 32, n / 32), dim3(32, 8)>>>(in, out, n); }
