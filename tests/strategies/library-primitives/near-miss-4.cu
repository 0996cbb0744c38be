// absent: library-primitives
// A handle is made and given a stream, but no routine of the library is called. The function of that name is ours.
#include <cublas_v2.h>
#include <cuda_runtime.h>

__global__ void axpyKernel(float a, const float *x, float *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] += a * x[i];
}

namespace blas {
void cublasSaxpyLike(float a, const float *x, float *y, int n, cudaStream_t stream) {
  axpyKernel<<<(n + 255) / 256, 256, 0, stream>>>(a, x, y, n);
}
} // namespace blas

void run(float a, const float *x, float *y, int n) {
  cublasHandle_t handle;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cublasCreate(&handle);
  cublasSetStream(handle, stream);
  blas::cublasSaxpyLike(a, x, y, n, stream);
  cublasDestroy(handle);
  cudaStreamDestroy(stream);
}
