// The classic sum kernel: two elements a turn, the step counts both.
template <unsigned int blockSize>
__device__ float gather(const float *g, unsigned int n) {
  unsigned int i = blockIdx.x * (blockSize * 2) + threadIdx.x;
  unsigned int gridSize = blockSize * 2 * gridDim.x; // evidence: grid-stride-loop
  float sum = 0;
  while (i < n) { // expect: grid-stride-loop
    sum += g[i];
    if (i + blockSize < n)
      sum += g[i + blockSize];
    i += gridSize;
  }
  return sum;
}

__global__ void total(const float *g, float *out, unsigned int n) { atomicAdd(out, gather<256>(g, n)); }

void sum(const float *g, float *out, unsigned int n) { total<<<64, 256>>>(g, out, n); }
