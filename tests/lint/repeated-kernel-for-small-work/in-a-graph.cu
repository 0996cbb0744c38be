// rule: repeated-kernel-for-small-work  expect: silent
__global__ void step(float *v) { v[threadIdx.x] = 0.5f * v[threadIdx.x] + 1.0f; }
void go(float *v, cudaStream_t s, int steps) {
  cudaGraph_t graph;
  cudaGraphExec_t run;
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  for (int k = 0; k < steps; ++k)
    step<<<1, 256, 0, s>>>(v);
  cudaStreamEndCapture(s, &graph);
  cudaGraphInstantiate(&run, graph, 0);
  cudaGraphLaunch(run, s);
}
