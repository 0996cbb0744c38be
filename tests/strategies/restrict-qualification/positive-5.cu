// A generic kernel runs a device lambda; the lambda's pointer is qualified.
#include <cuda_runtime.h>

template <typename F>
__global__ void forEach(int n, float *data, F body) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    body(data, i);
}

void clampAll(float *dData, int n, float top) {
  auto body = [top] __device__(float *__restrict__ p, int i) { // expect: restrict-qualification
    p[i] = fminf(p[i], top);
  };
  forEach<<<64, 256>>>(n, dData, body);
}
