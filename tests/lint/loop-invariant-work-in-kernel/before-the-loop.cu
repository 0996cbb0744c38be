// rule: loop-invariant-work-in-kernel  expect: silent
__global__ void decay(float *x, float rate, int steps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float f = expf(-rate), v = x[i];
  for (int s = 0; s < steps; ++s)
    v = v * f + 0.1f;
  x[i] = v;
}
void go(float *x, int n) { decay<<<n / 128, 128>>>(x, 0.1f, 1000); }
