// absent: uniform-padding
// The pad operator is the task: its result goes back to the caller.
#include <cuda_runtime.h>

__global__ void padImage(const float *in, float *out, int w, int h, int p) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y, W = w + 2 * p;
  if (x >= W)
    return;
  const int u = x - p, v = y - p;
  out[y * W + x] = u >= 0 && u < w && v >= 0 && v < h ? in[v * w + u] : 0.f;
}

void pad(const float *in, float *device, float *result, int w, int h, int p) {
  padImage<<<dim3((w + 2 * p + 127) / 128, h + 2 * p), 128>>>(in, device, w, h, p);
  cudaMemcpy(result, device, size_t(w + 2 * p) * (h + 2 * p) * sizeof(float), cudaMemcpyDeviceToHost);
}
