// Managed and pinned memory.
// absent: stream-ordered-allocation
__global__ void k(float *x, const float *y) { x[threadIdx.x] = y[threadIdx.x]; }
void run(cudaStream_t s) {
  float *m, *p;
  cudaMallocManaged(&m, 1024);
  cudaMallocHost(&p, 1024);
  cudaMemPrefetchAsync(m, 1024, 0, s);
  k<<<1, 256, 0, s>>>(m, p);
}
