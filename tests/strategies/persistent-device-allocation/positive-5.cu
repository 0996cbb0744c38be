// Chunks go through one pair of Thrust vectors.
#include <cuda_runtime.h>
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <vector>

__global__ void clip(const float *in, float *out, int n, float limit) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = fminf(fmaxf(in[i], -limit), limit);
}

void clipAll(std::vector<float> &samples, int chunk, float limit) {
  thrust::device_vector<float> in(chunk), out(chunk); // expect: persistent-device-allocation
  for (size_t at = 0; at + chunk <= samples.size(); at += chunk) {
    thrust::copy(samples.begin() + at, samples.begin() + at + chunk, in.begin());
    clip<<<(chunk + 255) / 256, 256>>>(thrust::raw_pointer_cast(in.data()), // expect: persistent-device-allocation
                                       thrust::raw_pointer_cast(out.data()), chunk, limit);
    thrust::copy(out.begin(), out.end(), samples.begin() + at);
  }
}
