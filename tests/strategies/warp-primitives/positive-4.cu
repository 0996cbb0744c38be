// A library of warp level.
#include <cub/cub.cuh>

__global__ void perWarp(const int *in, int *out) {
  using Reduce = cub::WarpReduce<int>;
  __shared__ typename Reduce::TempStorage temp[4];
  int warp = threadIdx.x / 32;
  int v = in[blockIdx.x * 128 + threadIdx.x];
  int s = Reduce(temp[warp]).Sum(v); // expect: warp-primitives
  if (threadIdx.x % 32 == 0)
    out[blockIdx.x * 4 + warp] = s;
}

void go(const int *in, int *out, int blocks) { perWarp<<<blocks, 128>>>(in, out); }
