// absent: library-primitives
// Containers and copies of Thrust hold the data; the work is an own kernel.
#include <cuda_runtime.h>
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>

__global__ void scale(float *x, float a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= a;
}

void scaled(thrust::host_vector<float> &x, float a) {
  thrust::device_vector<float> d(x.size());
  thrust::copy(x.begin(), x.end(), d.begin());
  const int n = int(x.size());
  scale<<<(n + 255) / 256, 256>>>(thrust::raw_pointer_cast(d.data()), a, n);
  thrust::copy(d.begin(), d.end(), x.begin());
}
