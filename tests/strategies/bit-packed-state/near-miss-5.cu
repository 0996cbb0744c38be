// absent: bit-packed-state
// Words of a random-number generator and lane arithmetic.
__device__ unsigned next(unsigned &s) {
  s ^= s << 13;
  s ^= s >> 17;
  s ^= s << 5;
  return s;
}
__global__ void draw(unsigned *seed, float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  if (i >= n) return;
  unsigned s = seed[i];
  x[i] = (next(s) & 0xffffff) * (1.0f / 16777216.0f) + lane + warp;
  seed[i] = s;
}
void go(unsigned *s, float *x, int n) { draw<<<(n + 127) / 128, 128>>>(s, x, n); }
