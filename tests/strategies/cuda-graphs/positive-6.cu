// A lambda captures; a helper template launches.
__global__ void fill(int *x, int v) { x[threadIdx.x] = v; }
template <class F> cudaGraphExec_t record(cudaStream_t s, F work) {
  cudaGraph_t g;
  cudaGraphExec_t e;
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  work(s);
  cudaStreamEndCapture(s, &g);
  cudaGraphInstantiate(&e, g, nullptr, nullptr, 0);
  return e;
}
int main() {
  int *x;
  cudaMalloc(&x, 256);
  cudaStream_t s;
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  auto exec = record(s, [=](cudaStream_t t) { fill<<<1, 64, 0, t>>>(x, 3); });
  cudaGraphLaunch(exec, s); // expect: cuda-graphs
  cudaDeviceSynchronize();
}
