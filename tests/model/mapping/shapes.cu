// Who works on what: `// work: item worker threads outputs-per-thread` on the line of each kernel.
#include <cooperative_groups.h>
#include <cuda_runtime.h>
namespace cg = cooperative_groups;

__global__ void single(float *y, const float *x, int n) { // work: element thread 1 1
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = x[i] + 1.0f;
}

__global__ void vectors(float4 *y, const float4 *x, int n) { // work: several-elements thread 1 4
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = x[i];
}

__global__ void four(float *y, const float *x, int n) { // work: several-elements thread 1 4
  int base = blockIdx.x * blockDim.x * 4 + threadIdx.x;
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    const int i = base + k * blockDim.x;
    if (i < n)
      y[i] = 2.0f * x[i];
  }
}

__global__ void pair(float *y, const float *x, int n) { // work: several-elements thread 1 2
  int i = 2 * (blockIdx.x * blockDim.x + threadIdx.x);
  if (i + 1 < n) {
    y[i] = x[i];
    y[i + 1] = -x[i + 1];
  }
}

// Grid stride: one element a turn, and again at each turn.
__global__ void strided(float *y, const float *x, int n) { // work: element thread 1 1
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    y[i] = x[i];
}

__global__ void dense_rows(float *y, const float *a, const float *x, int n) { // work: sum thread 1 1
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= n)
    return;
  float s = 0;
  for (int k = 0; k < n; ++k)
    s += a[k * n + r] * x[k];
  y[r] = s;
}

__global__ void csr_thread(float *y, const int *ptr, const int *col, const float *v, // work: row thread 1 1
                           const float *x, int n) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= n)
    return;
  float s = 0;
  for (int k = ptr[r]; k < ptr[r + 1]; ++k)
    s += v[k] * x[col[k]];
  y[r] = s;
}

__global__ void csr_warp(float *y, const int *ptr, const int *col, const float *v, // work: row warp 32 1
                         const float *x, int n) {
  int r = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (r >= n)
    return;
  float s = 0;
  for (int k = ptr[r] + lane; k < ptr[r + 1]; k += 32)
    s += v[k] * x[col[k]];
  for (int d = 16; d; d /= 2)
    s += __shfl_down_sync(~0u, s, d);
  if (lane == 0)
    y[r] = s;
}

__global__ void csr_eight(float *y, const int *ptr, const float *v, int n) { // work: row group 8 1
  auto tile = cg::tiled_partition<8>(cg::this_thread_block());
  int r = blockIdx.x * (blockDim.x / 8) + threadIdx.x / 8;
  if (r >= n)
    return;
  float s = 0;
  for (int k = ptr[r] + threadIdx.x % 8; k < ptr[r + 1]; k += 8)
    s += v[k];
  for (int d = 4; d; d /= 2)
    s += tile.shfl_down(s, d);
  if (threadIdx.x % 8 == 0)
    y[r] = s;
}

__global__ void csr_block(float *y, const int *ptr, const float *v) { // work: row block 128 1
  __shared__ float part[128];
  float s = 0;
  for (int k = ptr[blockIdx.x] + threadIdx.x; k < ptr[blockIdx.x + 1]; k += blockDim.x)
    s += v[k];
  part[threadIdx.x] = s;
  __syncthreads();
  for (int d = 64; d; d /= 2) {
    if (threadIdx.x < d)
      part[threadIdx.x] += part[threadIdx.x + d];
    __syncthreads();
  }
  if (threadIdx.x == 0)
    y[blockIdx.x] = part[0];
}

__global__ void queue(float *y, const float *x, int *next, int n) { // work: queue-item thread 1 1
  for (int i = atomicAdd(next, 1); i < n; i = atomicAdd(next, 1))
    y[blockIdx.x * blockDim.x + threadIdx.x] += x[i];
}

void run(float *y, const float *x, const int *ptr, const int *col, const float *v, int *next, int n,
         cudaStream_t s) {
  single<<<(n + 255) / 256, 256, 0, s>>>(y, x, n);
  vectors<<<(n + 1023) / 1024, 256>>>((float4 *)y, (const float4 *)x, n / 4);
  four<<<(n + 1023) / 1024, 256>>>(y, x, n);
  pair<<<(n + 511) / 512, 256>>>(y, x, n);
  strided<<<320, 256>>>(y, x, n);
  dense_rows<<<(n + 127) / 128, 128>>>(y, v, x, n);
  csr_thread<<<(n + 127) / 128, 128>>>(y, ptr, col, v, x, n);
  csr_warp<<<(n + 7) / 8, 256>>>(y, ptr, col, v, x, n);
  csr_eight<<<(n + 15) / 16, 128>>>(y, ptr, v, n);
  csr_block<<<n, 128>>>(y, ptr, v);
  queue<<<80, 128>>>(y, x, next, n);
}
