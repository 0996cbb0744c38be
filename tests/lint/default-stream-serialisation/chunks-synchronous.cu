// rule: default-stream-serialisation  expect: finding
#include <cuda_runtime.h>

__global__ void encode(const unsigned char *in, unsigned char *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[i] ^ 0x5a;
}

void encodeFile(const unsigned char *plain, unsigned char *cipher, size_t length) {
  const size_t chunk = 16 << 20;
  unsigned char *in, *out;
  cudaMalloc(&in, chunk);
  cudaMalloc(&out, chunk);
  for (size_t at = 0; at < length; at += chunk) {
    cudaMemcpy(in, plain + at, chunk, cudaMemcpyHostToDevice); // <-- finding
    encode<<<int(chunk / 256), 256>>>(in, out, int(chunk));
    cudaMemcpy(cipher + at, out, chunk, cudaMemcpyDeviceToHost);
  }
  cudaFree(in);
  cudaFree(out);
}
