// absent: thread-coarsening
// Planes of one buffer: one cell a thread with its nine populations, each of a formula of its own.
__global__ void collide(const float *f, float *g, int cells, float w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= cells)
    return;
  float a = f[i], b = f[cells + i], c = f[2 * cells + i];
  float rho = a + b + c, u = (b - c) / rho;
  g[i] = a + w * (rho * (1 - u * u) - a);
  g[cells + i] = b - w * (b - rho * u);
  g[2 * cells + i] = c / (1 + w) + rho * u * u * 0.5f;
}

void go(const float *f, float *g, int cells, float w) { collide<<<(cells + 255) / 256, 256>>>(f, g, cells, w); }
