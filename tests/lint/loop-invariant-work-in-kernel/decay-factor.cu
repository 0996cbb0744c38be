// rule: loop-invariant-work-in-kernel  expect: finding
__global__ void decay(float *x, float rate, float dt, int steps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  for (int s = 0; s < steps; ++s)
    v = v * expf(-rate * dt) + 0.1f; // <-- finding
  x[i] = v;
}
void go(float *x, int n) { decay<<<n / 128, 128>>>(x, 0.1f, 0.01f, 1000); }
