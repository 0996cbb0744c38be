// rule: pageable-async-copy  expect: finding
// Chunks out of an array from 'new', copied by a helper that takes any pointer.
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    if ((call) != cudaSuccess)                                                                     \
      return 1;                                                                                    \
  } while (0)

__global__ void mark(short *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] |= 1;
}

static int upload(short *to, const short *from, size_t count, cudaStream_t stream) {
  CHECK(cudaMemcpyAsync(to, from, count * sizeof(short), cudaMemcpyHostToDevice, stream)); // <-- finding
  return 0;
}

int main() {
  const size_t n = 1 << 24, chunk = 1 << 20;
  short *host = new short[n], *device[2];
  cudaStream_t stream[2];
  for (int s = 0; s < 2; ++s) {
    cudaStreamCreate(&stream[s]);
    cudaMalloc(&device[s], chunk * sizeof(short));
  }
  for (size_t c = 0; c < n / chunk; ++c) {
    upload(device[c % 2], host + c * chunk, chunk, stream[c % 2]);
    mark<<<chunk / 256, 256, 0, stream[c % 2]>>>(device[c % 2], int(chunk));
  }
  cudaDeviceSynchronize();
  delete[] host;
  return 0;
}
