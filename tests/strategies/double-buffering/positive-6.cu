// Chunks through two slots on two streams.
#include <cuda_runtime.h>

__global__ void gain(const short *in, short *out, int n, int percent) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = short(in[i] * percent / 100);
}

void process(const short *pinnedIn, short *pinnedOut, int chunks, int size) {
  short *in[2], *out[2];
  cudaStream_t stream[2];
  for (int s = 0; s < 2; ++s) {
    cudaMalloc(&in[s], size * sizeof(short));
    cudaMalloc(&out[s], size * sizeof(short));
    cudaStreamCreate(&stream[s]);
  }
  for (int c = 0; c < chunks; ++c) {
    const int s = c % 2;
    cudaMemcpyAsync(in[s], pinnedIn + c * size, size * sizeof(short), cudaMemcpyHostToDevice, stream[s]); // expect: double-buffering
    gain<<<(size + 255) / 256, 256, 0, stream[s]>>>(in[s], out[s], size, 80); // evidence: double-buffering
    cudaMemcpyAsync(pinnedOut + c * size, out[s], size * sizeof(short), cudaMemcpyDeviceToHost, stream[s]); // evidence: double-buffering
  }
  for (int s = 0; s < 2; ++s) {
    cudaStreamSynchronize(stream[s]);
    cudaFree(in[s]);
    cudaFree(out[s]);
    cudaStreamDestroy(stream[s]);
  }
}
