// A five-point stencil about one flattened centre.
#define AT(dx, dy) in[centre + (dx) + (dy) * w]
__global__ void laplace(const float *in, float *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1) return;
  int centre = y * w + x; // expect: index-stride-precomputation
  out[centre] = AT(-1, 0) + AT(1, 0) + AT(0, -1) + AT(0, 1) - 4.0f * in[centre];
}
void go(const float *a, float *b, int w, int h) { laplace<<<dim3(w / 16, h / 16), dim3(16, 16)>>>(a, b, w, h); }
