__global__ void k(float *x) { x[threadIdx.x] = 1; }
void run(float *out, cudaStream_t s) {
  float *tmp;
  cudaMallocAsync(&tmp, 1024, s); // expect: stream-ordered-allocation
  k<<<1, 256, 0, s>>>(tmp);
  cudaMemcpyAsync(out, tmp, 1024, cudaMemcpyDeviceToDevice, s);
  cudaFreeAsync(tmp, s); // evidence: stream-ordered-allocation
}
