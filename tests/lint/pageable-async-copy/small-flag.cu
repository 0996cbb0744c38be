// rule: pageable-async-copy  expect: silent
// A flag and a small block of parameters: taken into the driver's buffer at once.
#include <cuda_runtime.h>

struct Settings {
  float rate[64];
  int steps;
};

__global__ void go(const Settings *s, int *done, float *v) {
  v[blockIdx.x * blockDim.x + threadIdx.x] *= s->rate[threadIdx.x % 64];
  if (threadIdx.x == 0 && blockIdx.x == 0)
    *done = 1;
}

int run(Settings *d, int *flag, float *v, cudaStream_t stream) {
  Settings here = {};
  int done = 0;
  cudaMemcpyAsync(d, &here, sizeof here, cudaMemcpyHostToDevice, stream);
  go<<<100, 256, 0, stream>>>(d, flag, v);
  cudaMemcpyAsync(&done, flag, sizeof done, cudaMemcpyDeviceToHost, stream);
  cudaStreamSynchronize(stream);
  return done;
}
