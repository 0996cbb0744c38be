// absent: double-buffering
// A register window slides along: each scalar takes over from its neighbour, nothing alternates.
__global__ void stencil(const float *in, float *out, int n, int planes) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float below = 0.f, here = in[i], above;
  for (int z = 0; z < planes - 1; ++z) {
    above = in[(z + 1) * n + i];
    out[z * n + i] = below - 2.f * here + above;
    below = here;
    here = above;
  }
}

__global__ void sortPairs(int *keys) {
  int k[4];
  for (int i = 0; i < 4; ++i)
    k[i] = keys[threadIdx.x * 4 + i];
  for (int pass = 0; pass < 4; ++pass)
    for (int i = 0; i < 3; ++i)
      if (k[i] > k[i + 1]) {
        const int t = k[i];
        k[i] = k[i + 1];
        k[i + 1] = t;
      }
  for (int i = 0; i < 4; ++i)
    keys[threadIdx.x * 4 + i] = k[i];
}

void run(const float *in, float *out, int n, int planes, int *keys) {
  stencil<<<n / 256, 256>>>(in, out, n, planes);
  sortPairs<<<1, 32>>>(keys);
}
