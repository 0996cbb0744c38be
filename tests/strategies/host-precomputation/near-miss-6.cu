// absent: host-precomputation
// The table is made by a kernel from the size; the host only asks for it.
#include <cuda_runtime.h>

__global__ void window(float *w, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    w[i] = 0.5f - 0.5f * cosf(6.2831853f * i / (n - 1));
}

__global__ void apply(const float *w, float *frames, int n, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    for (int f = 0; f < count; ++f)
      frames[f * n + i] *= w[i];
}

void windowed(float *hostFrames, int n, int count) {
  float *w, *frames;
  cudaMalloc(&w, n * sizeof(float));
  cudaMalloc(&frames, sizeof(float) * n * count);
  cudaMemcpy(frames, hostFrames, sizeof(float) * n * count, cudaMemcpyHostToDevice);
  window<<<(n + 127) / 128, 128>>>(w, n);
  apply<<<(n + 127) / 128, 128>>>(w, frames, n, count);
  cudaMemcpy(hostFrames, frames, sizeof(float) * n * count, cudaMemcpyDeviceToHost);
  cudaFree(w);
  cudaFree(frames);
}
