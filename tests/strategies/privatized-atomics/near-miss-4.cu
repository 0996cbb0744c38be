// One result a row: merged with no other.
// absent: privatized-atomics
__global__ void rowCounts(const int *m, int *out, int n) {
  __shared__ int count;
  if (threadIdx.x == 0)
    count = 0;
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    if (m[blockIdx.x * n + i])
      atomicAdd(&count, 1);
  __syncthreads();
  if (threadIdx.x == 0)
    out[blockIdx.x] = count;
}
int main() { rowCounts<<<64, 128>>>(nullptr, nullptr, 1000); }
