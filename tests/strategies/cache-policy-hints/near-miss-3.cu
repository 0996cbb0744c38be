// Managed memory is moved, not cached.
// absent: cache-policy-hints
__global__ void k(float *x) { x[threadIdx.x] += 1; }
int main() {
  float *x;
  cudaMallocManaged(&x, 1024);
  cudaMemAdvise(x, 1024, cudaMemAdviseSetPreferredLocation, 0);
  cudaMemPrefetchAsync(x, 1024, 0, 0);
  k<<<1, 256>>>(x);
}
