// absent: transfer-minimization
// Chunks in streams, once per turn and once in three rounds: every chunk is uploaded, worked on and fetched.
#include <cuda_runtime.h>

__global__ void waves(float *a, int offset) {
  int i = offset + threadIdx.x + blockIdx.x * blockDim.x;
  float x = (float)i;
  a[i] = a[i] + sqrtf(sinf(x) * sinf(x) + cosf(x) * cosf(x));
}

int main() {
  const int block = 256, streams = 4, n = 4 * 1024 * block * streams, chunk = n / streams;
  const int bytes = chunk * sizeof(float);
  float *a, *d;
  cudaMallocHost(&a, n * sizeof(float));
  cudaMalloc(&d, n * sizeof(float));
  cudaStream_t s[streams];
  for (int i = 0; i < streams; ++i)
    cudaStreamCreate(&s[i]);
  for (int i = 0; i < streams; ++i) {
    int offset = i * chunk;
    cudaMemcpyAsync(&d[offset], &a[offset], bytes, cudaMemcpyHostToDevice, s[i]);
    waves<<<chunk / block, block, 0, s[i]>>>(d, offset);
    cudaMemcpyAsync(&a[offset], &d[offset], bytes, cudaMemcpyDeviceToHost, s[i]);
  }
  for (int i = 0; i < streams; ++i) {
    int offset = i * chunk;
    cudaMemcpyAsync(&d[offset], &a[offset], bytes, cudaMemcpyHostToDevice, s[i]);
  }
  for (int i = 0; i < streams; ++i)
    waves<<<chunk / block, block, 0, s[i]>>>(d, i * chunk);
  for (int i = 0; i < streams; ++i) {
    int offset = i * chunk;
    cudaMemcpyAsync(&a[offset], &d[offset], bytes, cudaMemcpyDeviceToHost, s[i]);
  }
  cudaDeviceSynchronize();
  return 0;
}
