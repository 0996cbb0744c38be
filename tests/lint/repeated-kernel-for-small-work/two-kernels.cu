// rule: repeated-kernel-for-small-work  expect: finding
__global__ void pick(const float *x, int *at) { at[0] = x[threadIdx.x] > x[at[0]] ? int(threadIdx.x) : at[0]; }
__global__ void mark(float *x, const int *at) { x[at[0] + threadIdx.x] = -1.0f; }
void go(float *x, int *at, int rounds) {
  for (int r = 0; r < rounds; r++) {
    pick<<<1, 256>>>(x, at); // <-- finding
    mark<<<1, 1>>>(x, at); // <-- finding
  }
}
