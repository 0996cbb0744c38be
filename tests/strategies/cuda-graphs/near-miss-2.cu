// Only asks whether its caller captures.
// absent: cuda-graphs
__global__ void k(float *x) { x[threadIdx.x] = 0; }
void run(float *x, cudaStream_t s) {
  cudaStreamCaptureStatus status;
  cudaStreamIsCapturing(s, &status);
  if (status == cudaStreamCaptureStatusNone)
    cudaStreamSynchronize(s);
  k<<<1, 32, 0, s>>>(x);
}
