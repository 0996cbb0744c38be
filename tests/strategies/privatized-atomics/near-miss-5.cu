// One lane adds for its warp.
// absent: privatized-atomics
__global__ void count(const int *in, int *total, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned votes = __ballot_sync(~0u, i < n && in[i] != 0);
  if (threadIdx.x % 32 == 0)
    atomicAdd(total, __popc(votes));
}
int main() { count<<<16, 256>>>(nullptr, nullptr, 4096); }
