// absent: bit-packed-state
// Pixels come packed: they are taken apart, nothing is kept that way.
__global__ void grey(const unsigned *rgba, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned p = rgba[i];
  y[i] = 0.3f * (p & 0xff) + 0.59f * ((p >> 8) & 0xff) + 0.11f * ((p >> 16) & 0xff);
}
void go(const unsigned *p, float *y, int n) { grey<<<(n + 127) / 128, 128>>>(p, y, n); }
