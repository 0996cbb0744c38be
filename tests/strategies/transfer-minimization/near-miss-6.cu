// absent: transfer-minimization
// One kernel for each request; the coefficients in constant memory are all that is uploaded once.
#include <cuda_runtime.h>

__constant__ float taps[9];

__global__ void fir(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + 9 > n)
    return;
  float s = 0.0f;
  for (int k = 0; k < 9; ++k)
    s += taps[k] * in[i + k];
  out[i] = s;
}

extern "C" void fir_init(const float *coefficients) { cudaMemcpyToSymbol(taps, coefficients, sizeof(taps)); }

extern "C" void fir_run(const float *in, float *out, int n) {
  float *din, *dout;
  cudaMalloc(&din, n * sizeof(float));
  cudaMalloc(&dout, n * sizeof(float));
  cudaMemcpy(din, in, n * sizeof(float), cudaMemcpyHostToDevice);
  fir<<<(n + 127) / 128, 128>>>(din, dout, n);
  cudaMemcpy(out, dout, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(din);
  cudaFree(dout);
}
