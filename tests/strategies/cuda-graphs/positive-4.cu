// Captured in one function, launched in another, the handle in static storage.
static cudaGraphExec_t gExec;
static cudaStream_t gStream;
__global__ void k(int *x) { atomicAdd(x, 1); }
extern "C" void prepare(int *x) {
  cudaGraph_t g;
  cudaStreamCreate(&gStream);
  cudaStreamBeginCapture(gStream, cudaStreamCaptureModeRelaxed);
  k<<<1, 32, 0, gStream>>>(x);
  cudaStreamEndCapture(gStream, &g);
  cudaGraphInstantiate(&gExec, g, 0);
}
extern "C" void compute(int steps) {
  for (int i = 0; i < steps; ++i)
    cudaGraphLaunch(gExec, gStream); // expect: cuda-graphs
}
