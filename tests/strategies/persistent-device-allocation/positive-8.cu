// The launch stands in the capture of a graph; the graph is launched in the loop.
#include <cuda_runtime.h>

__global__ void orbit(float4 *p, int n, float dt) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    const float4 q = p[i];
    p[i] = make_float4(q.x + dt * q.z, q.y + dt * q.w, q.z - dt * q.x, q.w - dt * q.y);
  }
}

void orbits(float4 *host, int n, int batches) {
  float4 *p;
  cudaStream_t s;
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  cudaMalloc(&p, n * sizeof(float4)); // expect: persistent-device-allocation
  cudaMemcpy(p, host, n * sizeof(float4), cudaMemcpyHostToDevice);
  cudaStreamCreate(&s);
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  orbit<<<(n + 255) / 256, 256, 0, s>>>(p, n, 0.01f); // evidence: persistent-device-allocation
  cudaStreamEndCapture(s, &graph);
  cudaGraphInstantiate(&exec, graph, 0);
  for (int b = 0; b < batches; ++b)
    cudaGraphLaunch(exec, s); // expect: persistent-device-allocation
  cudaStreamSynchronize(s);
  cudaMemcpy(host, p, n * sizeof(float4), cudaMemcpyDeviceToHost);
  cudaFree(p);
}
