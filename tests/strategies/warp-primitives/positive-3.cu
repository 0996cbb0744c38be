// Warp-aggregated append: ballot, shuffle, in the style of old samples.
__global__ void keepPositive(const float *in, float *out, int *size, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, base = 0;
  bool keep = i < n && in[i] > 0.0f;
  unsigned mask = __ballot_sync(0xffffffffu, keep); // expect: warp-primitives
  if (lane == 0)
    base = atomicAdd(size, __popc(mask));
  base = __shfl_sync(0xffffffffu, base, 0); // expect: warp-primitives
  if (keep)
    out[base + __popc(mask & ((1u << lane) - 1))] = in[i];
}
