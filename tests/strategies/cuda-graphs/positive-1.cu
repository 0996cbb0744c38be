// Captured from a stream, launched in a loop.
__global__ void step(float *x) { x[threadIdx.x] += 1; }
int main() {
  float *x;
  cudaMalloc(&x, 1024);
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); // evidence: cuda-graphs
  for (int i = 0; i < 10; ++i)
    step<<<1, 256, 0, s>>>(x);
  cudaStreamEndCapture(s, &graph);
  cudaGraphInstantiate(&exec, graph, NULL, NULL, 0); // evidence: cuda-graphs
  for (int t = 0; t < 100; ++t)
    cudaGraphLaunch(exec, s); // expect: cuda-graphs
  cudaStreamSynchronize(s);
}
