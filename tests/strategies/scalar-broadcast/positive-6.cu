// The last block is found by thread 0, which tells its block.
__device__ unsigned done;

__global__ void total(const float *part, float *out, int perBlock) {
  __shared__ bool isLast;
  float mine = 0.f;
  for (int i = threadIdx.x; i < perBlock; i += blockDim.x)
    mine += part[blockIdx.x * perBlock + i];
  atomicAdd(out, mine);
  __threadfence();
  if (threadIdx.x == 0) { // evidence: scalar-broadcast
    const unsigned ticket = atomicInc(&done, gridDim.x);
    isLast = ticket == gridDim.x - 1; // expect: scalar-broadcast
  }
  __syncthreads(); // evidence: scalar-broadcast
  if (isLast && threadIdx.x < 32) // evidence: scalar-broadcast
    out[1 + threadIdx.x] = out[0] * threadIdx.x;
}

void run(const float *part, float *out, int perBlock) { total<<<32, 256>>>(part, out, perBlock); }
