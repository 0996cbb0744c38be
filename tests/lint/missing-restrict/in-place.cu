// rule: missing-restrict  expect: silent
// The caller updates in place: the pointers do overlap and must not be qualified.
#include <cuda_runtime.h>

__global__ void relax(const float *in, float *out, int n, int turns) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    for (int t = 0; t < turns; ++t)
      out[i] = 0.5f * (out[i] + in[i]);
}

void run(float *data, int n) {
  float *d;
  cudaMalloc(&d, n * sizeof(float));
  cudaMemcpy(d, data, n * sizeof(float), cudaMemcpyHostToDevice);
  relax<<<(n + 255) / 256, 256>>>(d, d, n, 10);
  cudaMemcpy(data, d, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d);
}
