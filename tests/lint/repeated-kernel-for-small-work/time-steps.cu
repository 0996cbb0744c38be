// rule: repeated-kernel-for-small-work  expect: finding
__global__ void rotate(float *a, float *b) {
  int i = threadIdx.x;
  b[i] = a[(i + 1) % 128];
}
void go(float *a, float *b, int steps) {
  for (int s = 0; s < steps; ++s) {
    rotate<<<1, 128>>>(a, b); // <-- finding
    float *t = a;
    a = b;
    b = t;
  }
}
