// rule: repeated-kernel-for-small-work  expect: silent
__global__ void scale(float *v, float f) { v[threadIdx.x] *= f; }
void go(float *v, cudaStream_t *streams, int n) {
  for (int s = 0; s < n; ++s)
    scale<<<1, 256, 0, streams[s % 4]>>>(v + 256 * s, 2.0f);
}
