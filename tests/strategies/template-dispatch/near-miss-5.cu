// unclear: template-dispatch
// Two instantiations, one after the other.
template <bool Rows> __global__ void pass(const float *in, float *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x >= w)
    return;
  int step = Rows ? 1 : w, at = y * w + x, last = w * h - 1;
  out[at] = (in[max(at - step, 0)] + in[at] + in[min(at + step, last)]) / 3;
}

void blur(const float *in, float *temp, float *out, int w, int h) {
  dim3 grid((w + 127) / 128, h);
  pass<true><<<grid, 128>>>(in, temp, w, h);
  pass<false><<<grid, 128>>>(temp, out, w, h);
}
