// absent: index-stride-precomputation
// A flattened index, reused as it is.
__global__ void update(float *p, const float *g, float *m, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  int index = y * w + x;
  m[index] = 0.9f * m[index] + g[index];
  p[index] -= 0.01f * m[index];
}
void go(float *p, const float *g, float *m, int w, int h) { update<<<dim3(w / 16 + 1, h / 16 + 1), dim3(16, 16)>>>(p, g, m, w, h); }
