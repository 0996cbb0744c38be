// Two alternative transposes: through a tile, and directly. The first has both arrays in unit stride.
#include <cuda_runtime.h>

__global__ void transposeDirect(const float *in, float *out, int w, int h) {
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  if (x < w && y < h)
    out[x * h + y] = in[y * w + x]; // evidence: memory-coalescing
}

__global__ void transposeTiled(const float *in, float *out, int w, int h) {
  __shared__ float tile[32][33];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  if (x < w && y < h)
    tile[threadIdx.y][threadIdx.x] = in[y * w + x]; // evidence: memory-coalescing
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x;
  y = blockIdx.x * 32 + threadIdx.y;
  if (x < h && y < w)
    out[y * h + x] = tile[threadIdx.x][threadIdx.y]; // expect: memory-coalescing
}

void transpose(const float *in, float *out, int w, int h, bool tiled) {
  dim3 block(32, 32), grid((w + 31) / 32, (h + 31) / 32);
  if (tiled)
    transposeTiled<<<grid, block>>>(in, out, w, h);
  else
    transposeDirect<<<grid, block>>>(in, out, w, h);
}
