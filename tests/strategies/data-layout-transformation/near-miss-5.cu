// absent: data-layout-transformation
// A transposed view: the library reads the matrix the other way, nothing is moved.
#include <cublas_v2.h>

void project(cublasHandle_t handle, const float *a, const float *b, float *c, int n) {
  const float one = 1.f, zero = 0.f;
  cublasSgemm(handle, CUBLAS_OP_T, CUBLAS_OP_N, n, n, n, &one, a, n, b, n, &zero, c, n);
}
