// absent: branchless-execution
// A hash and lane masks: bit logic that selects no data.
__device__ unsigned mix(unsigned h) {
  h ^= h >> 16;
  h *= 0x85ebca6bu;
  h ^= h >> 13;
  return h;
}
__global__ void keys(const unsigned *in, unsigned *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned below = (1u << (threadIdx.x & 31)) - 1u;
  unsigned active = __ballot_sync(0xffffffffu, i < n);
  if (i < n)
    out[i] = mix(in[i]) + __popc(active & below);
}
void go(const unsigned *in, unsigned *out, int n) { keys<<<(n + 127) / 128, 128>>>(in, out, n); }
