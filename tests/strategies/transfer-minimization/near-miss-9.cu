// absent: transfer-minimization
// unclear: persistent-device-allocation
// The kernel reads what it has itself written before; every turn of the loop starts anew.
#include <cuda_runtime.h>

__global__ void rangeOf(const float *x, int n, float *scale, signed char *q) {
  __shared__ float most;
  if (threadIdx.x == 0) {
    float m = 0.0f;
    for (int i = 0; i < n; ++i)
      m = fmaxf(m, fabsf(x[i]));
    most = m;
    scale[0] = m / 127.0f;
  }
  __syncthreads();
  if (most > 0.0f)
    for (int i = threadIdx.x; i < n; i += blockDim.x)
      q[i] = (signed char)(x[i] / scale[0]);
}

void quantise(const float *host, signed char *out, int n, int repeats) {
  float *x, *scale;
  signed char *q;
  cudaMalloc(&x, n * sizeof(float));
  cudaMalloc(&scale, 512);
  cudaMalloc(&q, n);
  cudaMemcpy(x, host, n * sizeof(float), cudaMemcpyHostToDevice);
  for (int r = 0; r < repeats; ++r)
    rangeOf<<<1, 256>>>(x, n, scale, q);
  cudaMemcpy(out, q, n, cudaMemcpyDeviceToHost);
}
