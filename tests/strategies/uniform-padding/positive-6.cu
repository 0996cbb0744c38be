// A kernel of its own writes the framed copy; the stencil then never asks where the grid ends.
__global__ void frame(const float *in, float *framed, int n) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y, w = n + 2;
  if (x >= w)
    return;
  const bool inside = x > 0 && x <= n && y > 0 && y <= n;
  framed[y * w + x] = inside ? in[(y - 1) * n + x - 1] : 0.f; // expect: uniform-padding
}

__global__ void taps(const float *framed, const float *kernel, float *out, int n) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x >= n)
    return;
  float s = 0.f;
  for (int j = 0; j < 3; ++j)
    for (int i = 0; i < 3; ++i)
      s += kernel[3 * j + i] * framed[(y + j) * (n + 2) + x + i];
  out[y * n + x] = s;
}

void filter(const float *in, float *framed, const float *kernel, float *out, int n) {
  frame<<<dim3((n + 129) / 128, n + 2), 128>>>(in, framed, n);
  taps<<<dim3((n + 127) / 128, n), 128>>>(framed, kernel, out, n); // evidence: uniform-padding
}
