// rule: repeated-kernel-for-small-work  expect: silent
__global__ void scale(float *v, float f) { v[threadIdx.x] *= f; }
void go(float *v) {
  for (int s = 0; s < 4; ++s)
    scale<<<1, 256>>>(v + 256 * s, 2.0f);
}
