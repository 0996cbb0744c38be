// Shuffles within the warps, their sums through shared memory, the first warp finishes. Template over the operation.
template <class T> struct Add { __device__ T operator()(T a, T b) const { return a + b; } };
template <class T, class Op> __device__ T warpFold(T v, Op op) {
#pragma unroll
  for (int o = 16; o > 0; o >>= 1)
    v = op(v, __shfl_down_sync(0xffffffffu, v, o));
  return v;
}

template <class T, class Op> __device__ T blockFold(T v, Op op) {
  static __shared__ T part[32]; // evidence: block-reduction
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  v = warpFold(v, op);
  if (lane == 0)
    part[warp] = v; // expect: block-reduction
  __syncthreads();
  v = threadIdx.x < blockDim.x / 32 ? part[lane] : T(0);
  return warp == 0 ? warpFold(v, op) : v; // evidence: block-reduction
}

__global__ void dot(const float *a, const float *b, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = blockFold(i < n ? a[i] * b[i] : 0.0f, Add<float>());
  if (threadIdx.x == 0)
    atomicAdd(out, v);
}

void go(const float *a, const float *b, float *out, int n) { dot<<<(n + 255) / 256, 256>>>(a, b, out, n); }
