// A scan by doubling in shared memory.
// absent: wavefront-parallelism
__global__ void scan(int *x) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = x[t];
  __syncthreads();
  for (int d = 1; d < 256; d *= 2) {
    int v = t >= d ? s[t - d] : 0;
    __syncthreads();
    s[t] += v;
    __syncthreads();
  }
  x[t] = s[t];
}
int main() { scan<<<1, 256>>>(nullptr); }
