// A macro writes the multiply-add of a tile eight times.
#include <cuda_runtime.h>

#define TS 8
#define MAD(k) acc += sa[threadIdx.y][k] * sb[k][threadIdx.x]

__global__ void gemm8(const float *a, const float *b, float *c, int n) {
  __shared__ float sa[TS][TS], sb[TS][TS];
  const int row = blockIdx.y * TS + threadIdx.y, col = blockIdx.x * TS + threadIdx.x;
  float acc = 0.f;
  for (int t = 0; t < n; t += TS) {
    sa[threadIdx.y][threadIdx.x] = a[row * n + t + threadIdx.x];
    sb[threadIdx.y][threadIdx.x] = b[(t + threadIdx.y) * n + col];
    __syncthreads();
    MAD(0); // expect: loop-unrolling
    MAD(1); // expect: loop-unrolling
    MAD(2);
    MAD(3);
    MAD(4);
    MAD(5);
    MAD(6);
    MAD(7);
    __syncthreads();
  }
  c[row * n + col] = acc;
}

void run(const float *a, const float *b, float *c, int n) { gemm8<<<dim3(n / TS, n / TS), dim3(TS, TS)>>>(a, b, c, n); }
