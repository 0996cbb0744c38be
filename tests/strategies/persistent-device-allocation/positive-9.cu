// The image goes up and comes back changed in every turn: other data each time in one lasting buffer.
#include <cuda_runtime.h>

__global__ void damp(float *x, int n, float q) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= q;
}

static float J[1 << 20];

int main() {
  int n = 1 << 20;
  float *d;
  cudaMalloc(&d, n * sizeof(float)); // expect: persistent-device-allocation
  for (int it = 0; it < 100; it++) {
    float s = 0;
    for (int i = 0; i < n; i++)
      s += J[i];
    cudaMemcpy(d, J, n * sizeof(float), cudaMemcpyHostToDevice);
    damp<<<n / 256, 256>>>(d, n, 1.0f / (1.0f + s)); // evidence: persistent-device-allocation
    cudaMemcpy(J, d, n * sizeof(float), cudaMemcpyDeviceToHost);
  }
  cudaFree(d);
  return 0;
}
