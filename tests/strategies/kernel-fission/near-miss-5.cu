// unclear: kernel-fission
// One own kernel after a routine of a library.
#include <cublas_v2.h>
#include <cuda_runtime.h>

__global__ void softplus(float *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = log1pf(expf(y[i]));
}

void layer(cublasHandle_t handle, const float *w, const float *x, float *y, int rows, int columns) {
  const float one = 1.0f, zero = 0.0f;
  cublasSgemv(handle, CUBLAS_OP_N, rows, columns, &one, w, rows, x, 1, &zero, y, 1);
  softplus<<<(rows + 255) / 256, 256>>>(y, rows);
}
