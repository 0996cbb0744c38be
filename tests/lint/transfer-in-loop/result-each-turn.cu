// rule: transfer-in-loop  expect: finding
// The host asks for the whole field at every step and looks at a flag.
#include <cuda_runtime.h>

__global__ void relax(float *field, int *changed, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && field[i] > 1e-6f) {
    field[i] *= 0.5f;
    *changed = 1;
  }
}

void solve(float *host, int n) {
  float *field;
  int *flag, changed = 1;
  cudaMalloc(&field, n * sizeof(float));
  cudaMalloc(&flag, sizeof(int));
  cudaMemcpy(field, host, n * sizeof(float), cudaMemcpyHostToDevice);
  do {
    changed = 0;
    cudaMemcpy(flag, &changed, sizeof changed, cudaMemcpyHostToDevice);
    relax<<<(n + 255) / 256, 256>>>(field, flag, n);
    cudaMemcpy(&changed, flag, sizeof changed, cudaMemcpyDeviceToHost);
    cudaMemcpy(host, field, n * sizeof(float), cudaMemcpyDeviceToHost); // <-- finding
  } while (changed);
  cudaFree(field);
  cudaFree(flag);
}
