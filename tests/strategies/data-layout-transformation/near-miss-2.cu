// absent: data-layout-transformation
// Rows are copied into a wider pitch, with a frame around them, and to another element type.
__global__ void frame(const unsigned char *in, float *out, int w, int h, int pitch) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h)
    out[(y + 1) * pitch + x + 1] = in[y * w + x];
}

void run(const unsigned char *in, float *out, int w, int h, int pitch) {
  frame<<<dim3((w + 31) / 32, (h + 7) / 8), dim3(32, 8)>>>(in, out, w, h, pitch);
}
