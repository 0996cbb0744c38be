// absent: thread-coarsening
// Four parts of four different cells, a pixel of four channels, and items appended under a cursor.
__global__ void propagate(const float4 *in, float4 *out, uchar4 *picture, int *list, int *size, int w, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < w || i >= n - w)
    return;
  float4 e = in[i];
  out[i + 1].x = e.x;
  out[i - 1].y = e.y * 0.5f;
  out[i + w].z = e.z;
  out[i - w].w = e.w + e.x;
  unsigned char grey = (unsigned char)(e.x * 255);
  picture[i] = make_uchar4(grey, grey, grey, 255);
  if (e.w > 1) {
    int at = atomicAdd(size, 2);
    list[at] = i;
    list[at + 1] = i + w;
  }
}

void go(const float4 *in, float4 *out, uchar4 *p, int *list, int *size, int w, int n) {
  propagate<<<(n + 255) / 256, 256>>>(in, out, p, list, size, w, n);
}
