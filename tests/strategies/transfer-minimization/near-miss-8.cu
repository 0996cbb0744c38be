// absent: transfer-minimization
// An own kernel and cuBLAS compute the same dot product into the same place: nothing is handed on.
#include <cublas_v2.h>
#include <cuda_runtime.h>

__global__ void dotKernel(const float *a, const float *b, float *r, int n) {
  float s = 0.0f;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    s += a[i] * b[i];
  atomicAdd(r, s);
}

void compare(cublasHandle_t handle, const float *ha, const float *hb, float *out, int n) {
  float *a, *b, *r;
  cudaMalloc(&a, n * sizeof(float));
  cudaMalloc(&b, n * sizeof(float));
  cudaMalloc(&r, 128);
  cudaMemcpy(a, ha, n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(b, hb, n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemset(r, 0, sizeof(float));
  dotKernel<<<1, 256>>>(a, b, r, n);
  cudaMemcpy(out, r, sizeof(float), cudaMemcpyDeviceToHost);
  cublasSdot(handle, n, a, 1, b, 1, r);
  cudaMemcpy(out + 1, r, sizeof(float), cudaMemcpyDeviceToHost);
}
