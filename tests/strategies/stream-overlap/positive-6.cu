// The context is built in one call and used in another: streams and pinned staging live in a struct.
#include <cuda_runtime.h>
#include <cstring>

struct Context {
  cudaStream_t stream[2];
  char *staging[2], *device[2];
  size_t piece;
};

__global__ void mask(char *data, size_t n, char key) {
  const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n)
    data[i] ^= key;
}

extern "C" void context_open(Context *c, size_t piece) {
  c->piece = piece;
  for (int k = 0; k < 2; ++k) {
    cudaStreamCreate(&c->stream[k]); // evidence: stream-overlap
    cudaMallocHost(&c->staging[k], piece); // evidence: stream-overlap
    cudaMalloc(&c->device[k], piece);
  }
}

extern "C" void context_run(Context *c, char *data, size_t n, char key) {
  for (size_t at = 0, k = 0; at < n; at += c->piece, k ^= 1) {
    cudaStreamSynchronize(c->stream[k]);
    std::memcpy(c->staging[k], data + at, c->piece);
    cudaMemcpyAsync(c->device[k], c->staging[k], c->piece, cudaMemcpyHostToDevice, c->stream[k]); // expect: stream-overlap
    mask<<<unsigned(c->piece / 256 + 1), 256, 0, c->stream[k]>>>(c->device[k], c->piece, key);
  }
}
