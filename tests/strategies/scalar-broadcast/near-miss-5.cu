// absent: scalar-broadcast
// Each warp leaves its sum in its slot; the first warp's lanes read one slot each.
template <typename T> __device__ T blockSum(T v) {
  static __shared__ T slots[32];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  for (int d = 16; d > 0; d /= 2)
    v += __shfl_down_sync(~0u, v, d);
  if (lane == 0)
    slots[warp] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / 32 ? slots[lane] : T(0);
  if (warp == 0)
    for (int d = 16; d > 0; d /= 2)
      v += __shfl_down_sync(~0u, v, d);
  return v;
}

__global__ void sums(const double *x, double *out, int n) {
  double v = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    v += x[blockIdx.x * n + i];
  v = blockSum(v);
  if (threadIdx.x == 0)
    out[blockIdx.x] = v;
}

void run(const double *x, double *out, int n) { sums<<<16, 512>>>(x, out, n); }
