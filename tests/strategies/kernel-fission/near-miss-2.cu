// absent: kernel-fission
// Two versions of one computation, each timed on fresh data: the second does not continue on the first.
#include <cuda_runtime.h>
#include <cstdio>
#include <vector>

__global__ void prefixNaive(float *x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0.0f;
  for (int k = 0; k <= i && i < n; ++k)
    s += x[k];
  __syncthreads();
  if (i < n)
    x[i] = s;
}
__global__ void prefixShared(float *x, int n) {
  __shared__ float tile[256];
  const int t = threadIdx.x, i = blockIdx.x * 256 + t;
  tile[t] = i < n ? x[i] : 0.0f;
  for (int d = 1; d < 256; d *= 2) {
    __syncthreads();
    const float v = t >= d ? tile[t - d] : 0.0f;
    __syncthreads();
    tile[t] += v;
  }
  if (i < n)
    x[i] = tile[t];
}

int main() {
  const int n = 256;
  std::vector<float> h(n, 1.0f);
  float *x;
  cudaMalloc(&x, n * sizeof(float));
  cudaMemcpy(x, h.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  prefixNaive<<<1, 256>>>(x, n);
  cudaDeviceSynchronize();
  cudaMemcpy(x, h.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  prefixShared<<<1, 256>>>(x, n);
  cudaMemcpy(h.data(), x, n * sizeof(float), cudaMemcpyDeviceToHost);
  std::printf("%f\n", h[n - 1]);
}
