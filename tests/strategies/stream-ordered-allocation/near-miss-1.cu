// Asynchronous copies beside a plain allocation.
// absent: stream-ordered-allocation
__global__ void k(float *x) { x[threadIdx.x] = 1; }
void run(float *h, cudaStream_t s) {
  float *d;
  cudaMalloc(&d, 1024);
  cudaMemcpyAsync(d, h, 1024, cudaMemcpyHostToDevice, s);
  k<<<1, 256, 0, s>>>(d);
  cudaStreamSynchronize(s);
  cudaFree(d);
}
