// Copies of the warps in one carved array, summed before the merge.
#define BINS 64
#define WARPS 8
__global__ void warpHistograms(const unsigned *in, unsigned *out, int n) {
  extern __shared__ unsigned copies[];
  unsigned *mine = copies + (threadIdx.x / 32) * BINS;
  for (int i = threadIdx.x; i < BINS * WARPS; i += blockDim.x)
    copies[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(mine + (in[i] & 63), 1); // expect: privatized-atomics
  __syncthreads();
  for (int b = threadIdx.x; b < BINS; b += blockDim.x) {
    unsigned sum = 0;
    for (int w = 0; w < WARPS; ++w)
      sum += copies[w * BINS + b];
    atomicAdd(out + b, sum); // evidence: privatized-atomics
  }
}
int main() { warpHistograms<<<16, 256, BINS * WARPS * 4>>>(nullptr, nullptr, 100000); }
