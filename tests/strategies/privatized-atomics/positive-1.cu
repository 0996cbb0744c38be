__global__ void histogram(const unsigned char *in, unsigned *bins, int n) {
  __shared__ unsigned local[256];
  local[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    atomicAdd(&local[in[i]], 1u); // expect: privatized-atomics
  __syncthreads();
  atomicAdd(&bins[threadIdx.x], local[threadIdx.x]); // evidence: privatized-atomics
}
int main() { histogram<<<32, 256>>>(nullptr, nullptr, 1 << 20); }
