// unclear: persistent-device-allocation
// A loop over block sizes: every turn computes the same from the same inputs.
#include <cuda_runtime.h>

__global__ void twice(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[i] * 2.0f;
}

int main() {
  int n = 1 << 20;
  float *a, *b;
  cudaMalloc(&a, n * sizeof(float));
  cudaMalloc(&b, n * sizeof(float));
  int sizes[] = {64, 128, 256};
  for (int j = 0; j < 3; j++) {
    twice<<<n / sizes[j], sizes[j]>>>(a, b, n);
    cudaDeviceSynchronize();
  }
  return 0;
}
