// Updated in place between launches.
__global__ void add(float *x, float v) { x[threadIdx.x] += v; }
void loop(float *x, cudaStream_t s) {
  cudaGraphExec_t exec = nullptr;
  for (int t = 0; t < 8; ++t) {
    cudaGraph_t g;
    cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
    add<<<1, 64, 0, s>>>(x, float(t));
    cudaStreamEndCapture(s, &g);
    cudaGraphExecUpdateResultInfo info;
    if (exec == nullptr || cudaGraphExecUpdate(exec, g, &info) != cudaSuccess)
      cudaGraphInstantiate(&exec, g, 0);
    cudaGraphLaunch(exec, s); // expect: cuda-graphs
    cudaGraphDestroy(g);
  }
}
