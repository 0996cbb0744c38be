// Asynchronous copies of the host.
// absent: asynchronous-copy-pipeline
__global__ void twice(float *x) { x[blockIdx.x * 256 + threadIdx.x] *= 2; }
void run(float *host, float *dev, cudaStream_t s) {
  cudaMemcpyAsync(dev, host, 4096, cudaMemcpyHostToDevice, s);
  twice<<<4, 256, 0, s>>>(dev);
  cudaMemcpyAsync(host, dev, 4096, cudaMemcpyDeviceToHost, s);
}
