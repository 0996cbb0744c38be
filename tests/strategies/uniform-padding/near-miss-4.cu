// absent: uniform-padding
// The inner loop tests each neighbour: zeros for the outside are made on the spot.
__global__ void convolve(const float *in, const float *k, float *out, int w, int h, int r) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x >= w)
    return;
  float s = 0.f;
  for (int j = -r; j <= r; ++j)
    for (int i = -r; i <= r; ++i) {
      const int u = x + i, v = y + j;
      const float p = u >= 0 && u < w && v >= 0 && v < h ? in[v * w + u] : 0.f;
      s += p * k[(j + r) * (2 * r + 1) + i + r];
    }
  out[y * w + x] = s;
}

void run(const float *in, const float *k, float *out, int w, int h) {
  convolve<<<dim3((w + 127) / 128, h), 128>>>(in, k, out, w, h, 2);
}
