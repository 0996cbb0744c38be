// rule: single-block-launch  expect: silent
// A block for each of many streams.
#include <cuda_runtime.h>

__global__ void channel(float *x, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    x[i] *= 0.5f;
}

void run(float **channels, cudaStream_t *streams, int count) {
  for (int c = 0; c < count; ++c)
    channel<<<1, 256, 0, streams[c]>>>(channels[c], 1 << 20);
}
