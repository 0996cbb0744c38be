#include <cuda_runtime.h>

#define B 16
__global__ void diagonal(float *a, int n, int k) {
  __shared__ float s[B][B];
  int o = k * B;
  for (int i = 0; i < B; i++) s[i][threadIdx.x] = a[(o + i) * n + o + threadIdx.x];
  __syncthreads();
  for (int i = 0; i < B - 1; i++) {
    if (threadIdx.x > i) {
      s[threadIdx.x][i] /= s[i][i];
      for (int j = i + 1; j < B; j++) s[threadIdx.x][j] -= s[threadIdx.x][i] * s[i][j];
    }
    __syncthreads();
  }
  for (int i = 0; i < B; i++) a[(o + i) * n + o + threadIdx.x] = s[i][threadIdx.x];
}
__global__ void rest(float *a, int n, int k) {
  __shared__ float l[B][B], u[B][B];
  int o = k * B, r = o + (blockIdx.y + 1) * B + threadIdx.y, c = o + (blockIdx.x + 1) * B + threadIdx.x;
  l[threadIdx.y][threadIdx.x] = a[r * n + o + threadIdx.x];
  u[threadIdx.y][threadIdx.x] = a[(o + threadIdx.y) * n + c];
  __syncthreads();
  float s = 0;
  for (int i = 0; i < B; i++) s += l[threadIdx.y][i] * u[i][threadIdx.x];
  a[r * n + c] -= s;
}
void factorise(float *a, int n) {
  for (int k = 0; k < n / B - 1; k++) { // evidence: loop-reordering
    diagonal<<<1, B>>>(a, n, k); // expect: loop-reordering
    rest<<<dim3(n / B - k - 1, n / B - k - 1), dim3(B, B)>>>(a, n, k); // evidence: loop-reordering
  }
}
