// A maximum of the block in a struct, helper functions around the atomics.
struct Best {
  int value, count;
};
__device__ void take(Best *b, int v) { atomicMax(&b->value, v); } // expect: privatized-atomics
__global__ void best(const int *score, int *global, int n) {
  __shared__ Best mine;
  if (threadIdx.x == 0)
    mine.value = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    take(&mine, score[i]);
  __syncthreads();
  if (threadIdx.x == 0)
    atomicMax(global, mine.value); // evidence: privatized-atomics
}
int main() { best<<<16, 128>>>(nullptr, nullptr, 10000); }
