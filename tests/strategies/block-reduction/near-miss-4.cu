// absent: block-reduction
// Warp totals are scanned, and every thread adds the sums of the warps before its own.
__device__ int warpScan(int v) {
  for (int o = 1; o < 32; o *= 2) {
    int u = __shfl_up_sync(~0u, v, o);
    if ((threadIdx.x & 31) >= o)
      v += u;
  }
  return v;
}

__global__ void offsets(const int *count, int *offset, int n) {
  __shared__ int warpSum[8];
  int i = blockIdx.x * 256 + threadIdx.x, warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  int v = i < n ? count[i] : 0, s = warpScan(v);
  if (lane == 31)
    warpSum[warp] = s;
  __syncthreads();
  if (warp == 0) {
    int w = lane < 8 ? warpSum[lane] : 0;
    w = warpScan(w);
    if (lane < 8)
      warpSum[lane] = w;
  }
  __syncthreads();
  if (i < n)
    offset[i] = s - v + (warp > 0 ? warpSum[warp - 1] : 0);
}

void go(const int *count, int *offset, int n) { offsets<<<(n + 255) / 256, 256>>>(count, offset, n); }
