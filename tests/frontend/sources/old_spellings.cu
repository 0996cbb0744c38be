// status: ok
// kernels: legacy
// launches: 1
// toolkit: never
#include <cublas.h>
#include <cub/cub.cuh>
#include <cuda_runtime.h>
#include <nvToolsExt.h>
#include <thrust/functional.h>
__global__ void legacy(int *p) {
  p[0] = __shfl(p[1], 0) + __ballot(p[2]) + __any(p[3]) + __mul24(p[0], p[1]);
  typedef cub::WarpReduce<int> Reduce;
  __shared__ Reduce::TempStorage storage;
  p[1] = Reduce(storage).Reduce(p[0], cub::Max());
}
struct Twice : thrust::unary_function<int, int> {
  __host__ __device__ int operator()(int x) const { return 2 * x; }
};
int main() {
  int *p = nullptr;
  cudaMallocManaged(&p, 64);
  cudaMemPrefetchAsync(p, 64, 0, 0);
  cudaMemAdvise(p, 64, cudaMemAdviseSetReadMostly, 0);
  legacy<<<1, 32>>>(p);
  cudaThreadSynchronize();
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  float a = cublasSdot(3, nullptr, 1, nullptr, 1);
  nvtxRangePop();
  cudaThreadExit();
  return prop.clockRate + (int)a + prop.memoryClockRate;
}
