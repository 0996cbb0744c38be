// Built from nodes.
__global__ void scale(float *x, float f) { x[blockIdx.x * 64 + threadIdx.x] *= f; }
void run(float *x, cudaStream_t s) {
  cudaGraph_t g;
  cudaGraphCreate(&g, 0);
  float f = 2.f;
  void *args[] = {&x, &f};
  cudaKernelNodeParams p = {};
  p.func = (void *)scale;
  p.gridDim = dim3(4, 1, 1);
  p.blockDim = dim3(64, 1, 1);
  p.kernelParams = args;
  cudaGraphNode_t node;
  cudaGraphAddKernelNode(&node, g, nullptr, 0, &p);
  cudaGraphExec_t e;
  cudaGraphInstantiateWithFlags(&e, g, 0);
  cudaGraphLaunch(e, s); // expect: cuda-graphs
}
