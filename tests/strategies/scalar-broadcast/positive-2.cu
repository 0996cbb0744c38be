// Warp-aggregated append: one lane reserves the slots, a shuffle hands the position on.
__device__ int reserve(int *cursor, unsigned mask) {
  const int lane = threadIdx.x & 31;
  const int leader = __ffs(mask) - 1;
  int base = 0;
  if (lane == leader)
    base = atomicAdd(cursor, __popc(mask)); // evidence: scalar-broadcast
  base = __shfl_sync(mask, base, leader); // expect: scalar-broadcast
  return base + __popc(mask & ((1u << lane) - 1));
}

__global__ void keep(const float *x, float *out, int *cursor, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const bool good = i < n && x[i] > 0.f;
  const unsigned mask = __ballot_sync(0xffffffffu, good);
  if (good)
    out[reserve(cursor, mask)] = x[i];
}

void run(const float *x, float *out, int *cursor, int n) { keep<<<(n + 127) / 128, 128>>>(x, out, cursor, n); }
