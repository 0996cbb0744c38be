// absent: double-buffering
// Red and black cells of one grid, in turns; and a tile with one buffer, loaded and used in the same turn.
#include <cuda_runtime.h>

__global__ void gaussSeidel(float *u, int w, int h, int colour) {
  const int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  const int x = 2 * (blockIdx.x * blockDim.x + threadIdx.x) + 1 + ((y + colour) & 1);
  if (x < w - 1 && y < h - 1)
    u[y * w + x] = 0.25f * (u[y * w + x - 1] + u[y * w + x + 1] + u[(y - 1) * w + x] + u[(y + 1) * w + x]);
}

__global__ void forces(const float4 *body, float *energy, int n) {
  __shared__ float4 tile[128];
  const float4 me = body[blockIdx.x * 128 + threadIdx.x];
  float e = 0.0f;
  for (int t = 0; t < n / 128; ++t) {
    tile[threadIdx.x] = body[t * 128 + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 128; ++j)
      e += tile[j].w * rsqrtf((me.x - tile[j].x) * (me.x - tile[j].x) + 1.0f);
    __syncthreads();
  }
  energy[blockIdx.x * 128 + threadIdx.x] = e;
}

void run(float *u, int w, int h, const float4 *body, float *energy, int n, int turns) {
  int colour = 0, other = 1;
  for (int t = 0; t < turns; ++t) {
    gaussSeidel<<<dim3(w / 64, h / 8), dim3(32, 8)>>>(u, w, h, colour);
    const int keep = colour;
    colour = other;
    other = keep;
  }
  forces<<<n / 128, 128>>>(body, energy, n);
}
