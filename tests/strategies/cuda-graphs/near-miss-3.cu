// Built and thrown away: the program launches the kernels itself.
// absent: cuda-graphs
__global__ void k(float *x) { x[threadIdx.x] = 1; }
int main() {
  float *x;
  cudaMalloc(&x, 128);
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaGraph_t g;
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  k<<<1, 32, 0, s>>>(x);
  cudaStreamEndCapture(s, &g);
  cudaGraphExec_t e;
  cudaGraphInstantiate(&e, g, 0);
  cudaGraphExecDestroy(e);
  k<<<1, 32, 0, s>>>(x);
  cudaStreamSynchronize(s);
}
