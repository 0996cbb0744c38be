// The block leaves together once all of its pixels are done.
__global__ void composite(const float *alpha, float *out, int splats, int pixels) {
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  bool done = p >= pixels;
  float T = 1.0f;
  for (int k = 0; k < splats; ++k) {
    if (__syncthreads_count(done) == blockDim.x) // expect: early-exit
      break;
    if (done) continue;
    float a = alpha[k * pixels + p];
    if (T * (1.0f - a) < 0.0001f) {
      done = true; // the last one that counts
      continue;
    }
    T *= 1.0f - a;
  }
  if (p < pixels) out[p] = T;
}
void go(const float *a, float *o, int s, int p) { composite<<<(p + 255) / 256, 256>>>(a, o, s, p); }
