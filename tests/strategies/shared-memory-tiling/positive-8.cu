// Reversal through dynamic shared memory: the number of the thread is taken off a run-time size.
__global__ void reverse(int *d, int n) {
  extern __shared__ int s[];
  int t = threadIdx.x;
  s[t] = d[t]; // expect: shared-memory-tiling
  __syncthreads(); // evidence: shared-memory-tiling
  d[t] = s[n - t - 1]; // evidence: shared-memory-tiling
}

int main() {
  int *d;
  cudaMalloc(&d, 64 * sizeof(int));
  cudaMemset(d, 0, 64 * sizeof(int));
  reverse<<<1, 64, 64 * sizeof(int)>>>(d, 64);
  return cudaDeviceSynchronize();
}
