// The wmma kernel is left out by the file's own definition, and the other library call asks for nothing.
// absent: tensor-core-mma
#include <cublas_v2.h>
#include <mma.h>
#define USE_TENSOR_CORES 0
#if USE_TENSOR_CORES
__global__ void gemm(nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> *f) {
  nvcuda::wmma::mma_sync(f[0], f[1], f[2], f[0]);
}
#else
__global__ void gemm(float *c) { c[threadIdx.x] = 0; }
#endif
void multiply(cublasHandle_t h, const float *a, float *c, int n) {
  const float one = 1, zero = 0;
  gemm<<<1, 32>>>(c);
  cublasSgemm(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, n, a, n, &zero, c, n);
}
