// status: degraded
// kernels: gather scaled packed
// launches: 2
// functions: run
// toolkit: never
#include <cuda_runtime.h>
// A framework's types in the parameters, without its headers: the kernels stay.
template <typename T, typename I>
__global__ void gather(cuda::detail::TensorInfo<T, I> dst, framework::View<const T> src, I n) {
  for (I i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    dst.data[i] = src[i];
}
__global__ void scaled(const real *x, real *y, index_type n) {
  index_type i = blockIdx.x * blockDim.x + threadIdx.x;
  real sum = 0;
  if (i < n)
    sum += x[i] * FACTOR;
  y[i] = sum;
}
__global__ void packed(half2 *p) { p[threadIdx.x] = __hadd2(p[threadIdx.x], p[0]); }
void run(std::vector<float> &host, float *d) {
  scaled<<<host.size() / 32, 32>>>(d, d, host.size());
  packed<<<1, 32>>>(reinterpret_cast<half2 *>(d));
}
