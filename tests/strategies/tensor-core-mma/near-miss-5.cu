// The library is asked for matrix units: whether it takes them is not in the file.
// unclear: tensor-core-mma
#include <cublas_v2.h>
__global__ void scale(float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    c[i] *= 0.5f;
}
void multiply(cublasHandle_t h, const float *a, const float *b, float *c, int n) {
  const float one = 1, zero = 0;
  cublasSetMathMode(h, CUBLAS_TF32_TENSOR_OP_MATH);
  cublasSgemm(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, n, b, n, &zero, c, n);
  scale<<<(n * n + 255) / 256, 256>>>(c, n * n);
}
