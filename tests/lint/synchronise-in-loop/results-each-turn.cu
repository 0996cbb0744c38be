// rule: synchronise-in-loop  expect: silent
// Each turn's result is copied back asynchronously and written out.
#include <cuda_runtime.h>
#include <cstdio>

__global__ void render(uchar4 *image, int n, float time) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    image[i] = make_uchar4(i, i >> 8, int(time), 255);
}

void film(uchar4 *device, uchar4 *frame, int n, int frames, FILE *out, cudaStream_t s) {
  for (int f = 0; f < frames; ++f) {
    render<<<(n + 255) / 256, 256, 0, s>>>(device, n, f * 0.04f);
    cudaMemcpyAsync(frame, device, n * sizeof(uchar4), cudaMemcpyDeviceToHost, s);
    cudaStreamSynchronize(s);
    fwrite(frame, sizeof(uchar4), n, out);
  }
}
