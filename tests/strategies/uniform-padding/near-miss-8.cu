// absent: uniform-padding
// One allocation holds the state, which is cleared, and behind it the inputs.
#include <cuda_runtime.h>

__global__ void step(const float *coefficients, const float *input, float *state, int n, int m) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float s = state[i];
  for (int k = 0; k < m; k += 2)
    s += coefficients[k] * input[k + 1];
  state[i] = s;
}

void run(const float *coefficients, const float *input, float *out, int n, int m) {
  float *memory;
  cudaMalloc(&memory, (n + 2 * m) * sizeof(float));
  float *next = memory + n;
  cudaMemset(memory, 0, n * sizeof(float));
  cudaMemcpy(next, coefficients, m * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(next + m, input, m * sizeof(float), cudaMemcpyHostToDevice);
  step<<<(n + 127) / 128, 128>>>(next, next + m, memory, n, m);
  cudaMemcpy(out, memory, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(memory);
}
