// A cursor of the block reserves places.
// absent: privatized-atomics
__global__ void compact(const int *in, int *out, int *cursor, int n) {
  __shared__ int count, base;
  if (threadIdx.x == 0)
    count = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x, at = -1;
  if (i < n && in[i] > 0)
    at = atomicAdd(&count, 1);
  __syncthreads();
  if (threadIdx.x == 0)
    base = atomicAdd(cursor, count);
  __syncthreads();
  if (at >= 0)
    out[base + at] = in[i];
}
int main() { compact<<<16, 256>>>(nullptr, nullptr, nullptr, 4096); }
