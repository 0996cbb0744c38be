// Packed half arithmetic and a four-way byte product are no matrix instructions.
// absent: tensor-core-mma
#include <cuda_fp16.h>
__global__ void axpy(__half2 *x, const __half2 *y, const int *q, int *r, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    x[i] = __hfma2(x[i], y[i], x[i]);
    r[i] = __dp4a(q[i], q[i + n], r[i]);
  }
}
void run(__half2 *x, __half2 *y, int *q, int *r) { axpy<<<4, 256>>>(x, y, q, r, 1000); }
