#include <cuda_runtime.h>

__global__ void banks(const float *in, float *out) {
  __shared__ float tile[32][32];
  __shared__ float padded[32][33];
  __shared__ double wide[64];
  int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[y * 32 + x]; // index: tile[threadIdx.x + 32*threadIdx.y] store unit conflicts 1
  padded[y][x] = in[y * 32 + x]; // index: padded[threadIdx.x + 33*threadIdx.y] store unit conflicts 1
  __syncthreads();
  out[y * 32 + x] = tile[x][y]; // index: tile[32*threadIdx.x + threadIdx.y] load constant 32 conflicts 32
  out[y * 32 + x] = padded[x][y]; // index: padded[33*threadIdx.x + threadIdx.y] load constant 33 conflicts 1
  out[y * 32 + x] = tile[y][x ^ y]; // index: tile[...] load irregular conflicts 1
  out[x] = tile[0][2 * x]; // index: tile[2*threadIdx.x] load constant 2 conflicts 2
  out[x] = (float)wide[x]; // index: wide[threadIdx.x] load unit conflicts 1
  out[x] = tile[y][0]; // index: tile[32*threadIdx.y] load uniform conflicts 1
}

extern __shared__ unsigned char raw[];

__global__ void carved(const float *in, float *out, int n) {
  float *a = reinterpret_cast<float *>(raw);
  float *b = a + n;
  int *counts = (int *)(b + n);
  a[threadIdx.x] = in[threadIdx.x]; // index: raw[threadIdx.x] store unit
  b[threadIdx.x * 4] = 0; // index: raw[n + 4*threadIdx.x] store constant 4
  counts[threadIdx.x] = 1; // index: raw[2*n + threadIdx.x] store unit
  __syncthreads();
  for (int s = blockDim.x / 2; s > 0; s >>= 1) {
    if (threadIdx.x < s)
      a[threadIdx.x] += a[threadIdx.x + s]; // index: raw[s + threadIdx.x] load unit
    __syncthreads();
  }
  if (threadIdx.x == 0)
    out[blockIdx.x] = a[0]; // index: raw[0] load uniform; out[blockIdx.x] store uniform
}

int main() {
  banks<<<1, dim3(32, 32)>>>(nullptr, nullptr);
  carved<<<1, 256, 4096>>>(nullptr, nullptr, 256);
}
