// unclear: occupancy-tuning
// Only the number of blocks follows from the multiprocessors.
#include <cuda_runtime.h>

__global__ void add(const int *a, int *b, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    b[i] += a[i];
}

void run(const int *a, int *b, int n) {
  int sms = 0;
  cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, 0);
  add<<<sms * 32, 256>>>(a, b, n);
}
