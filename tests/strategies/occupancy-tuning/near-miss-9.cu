// absent: occupancy-tuning
// What fits into shared memory decides between two kernels, each with a block size of its own.
#include <cuda_runtime.h>

__global__ void direct(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + 1 < n)
    v[i] += 1.0f;
}
__global__ void staged(float *v, int n) {
  extern __shared__ float s[];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  s[threadIdx.x] = i < n ? v[i] : 0.0f;
  __syncthreads();
  if (i < n)
    v[i] = s[threadIdx.x ^ 1];
}

void run(float *v, int n, int bytes) {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  if (prop.sharedMemPerMultiprocessor >= size_t(bytes))
    staged<<<(n + 511) / 512, 512, bytes>>>(v, n);
  else
    direct<<<(n + 127) / 128, 128>>>(v, n);
}
