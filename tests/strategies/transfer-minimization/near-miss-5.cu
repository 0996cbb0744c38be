// unclear: transfer-minimization
// What passes between the kernels lies in managed memory.
#include <cuda_runtime.h>

__global__ void scatter(const int *to, const float *x, float *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[to[i]] = x[i];
}
__global__ void ratio(const float *y, float *q, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n - 1)
    q[i] = y[i + 1] / y[i];
}

int main() {
  const int n = 4096;
  int *to;
  float *x, *y, *q;
  cudaMallocManaged(&to, n * sizeof(int));
  cudaMallocManaged(&x, n * sizeof(float));
  cudaMallocManaged(&y, n * sizeof(float));
  cudaMallocManaged(&q, n * sizeof(float));
  for (int i = 0; i < n; ++i)
    to[i] = (i * 5) % n, x[i] = i + 1.0f;
  scatter<<<16, 256>>>(to, x, y, n);
  ratio<<<16, 256>>>(y, q, n);
  cudaDeviceSynchronize();
  return q[0] > 1e9f;
}
