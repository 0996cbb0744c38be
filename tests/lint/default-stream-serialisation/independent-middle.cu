// rule: default-stream-serialisation  expect: finding
// Three independent kernels, the middle one in the default stream.
#include <cuda_runtime.h>

__global__ void blur(float *v) { v[blockIdx.x * 256 + threadIdx.x] *= 0.5f; }
__global__ void sharpen(float *v) { v[blockIdx.x * 256 + threadIdx.x] *= 1.5f; }

int main() {
  float *a, *b, *c;
  cudaMalloc(&a, 1 << 24);
  cudaMalloc(&b, 1 << 24);
  cudaMalloc(&c, 1 << 24);
  cudaStream_t first, second;
  cudaStreamCreate(&first);
  cudaStreamCreate(&second);
  blur<<<16384, 256, 0, first>>>(a);
  sharpen<<<16384, 256>>>(b); // <-- finding
  blur<<<16384, 256, 0, second>>>(c);
  cudaDeviceSynchronize();
  return 0;
}
