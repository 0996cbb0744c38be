// rule: allocation-in-loop  expect: finding
// The size that the vector is made with is not in the model, so that it is not known to be the same.
#include <cuda_runtime.h>
#include <thrust/copy.h>
#include <thrust/device_vector.h>

__global__ void shift(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] += 1;
}

void batches(const float *in, float *out, int n, int count) {
  for (int b = 0; b < count; ++b) {
    thrust::device_vector<float> part(in + b * n, in + b * n + n); // <-- finding
    shift<<<(n + 255) / 256, 256>>>(thrust::raw_pointer_cast(part.data()), n);
    thrust::copy(part.begin(), part.end(), out + b * n);
  }
}
