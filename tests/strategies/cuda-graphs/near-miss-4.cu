// Streams and events order the work, no graph does.
// absent: cuda-graphs
__global__ void a(float *x) { x[threadIdx.x] = 1; }
__global__ void b(float *x, float *y) { y[threadIdx.x] = x[threadIdx.x]; }
void run(float *x, float *y, cudaStream_t s, cudaStream_t t) {
  cudaEvent_t e;
  cudaEventCreate(&e);
  a<<<1, 32, 0, s>>>(x);
  cudaEventRecord(e, s);
  cudaStreamWaitEvent(t, e, 0);
  b<<<1, 32, 0, t>>>(x, y);
}
