// A reduction with an explicit device policy over raw pointers.
#include <cuda_runtime.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/reduce.h>
#include <thrust/transform_reduce.h>

struct Square {
  __host__ __device__ double operator()(double x) const { return x * x; }
};

__global__ void residual(const double *ax, const double *b, double *r, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    r[i] = b[i] - ax[i];
}

double residualNorm(const double *ax, const double *b, double *r, int n, cudaStream_t stream) {
  residual<<<(n + 255) / 256, 256, 0, stream>>>(ax, b, r, n);
  return thrust::transform_reduce(thrust::cuda::par.on(stream), r, r + n, Square(), 0.0, // expect: library-primitives
                                  thrust::plus<double>());
}
