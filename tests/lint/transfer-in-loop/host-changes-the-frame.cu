// rule: transfer-in-loop  expect: silent
// The host fills the buffer anew and consumes what comes back.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

__global__ void invert(unsigned char *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    p[i] = 255 - p[i];
}

int main(int argc, char **argv) {
  const int n = 1920 * 1080;
  unsigned char *frame = (unsigned char *)malloc(n), *device;
  FILE *in = fopen(argv[1], "rb"), *out = fopen(argv[2], "wb");
  cudaMalloc((void **)&device, n);
  while (fread(frame, 1, n, in) == (size_t)n) {
    cudaMemcpy(device, frame, n, cudaMemcpyHostToDevice);
    invert<<<(n + 255) / 256, 256>>>(device, n);
    cudaMemcpy(frame, device, n, cudaMemcpyDeviceToHost);
    fwrite(frame, 1, n, out);
  }
  cudaFree(device);
  free(frame);
  return 0;
}
