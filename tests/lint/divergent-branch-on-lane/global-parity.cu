// rule: divergent-branch-on-lane  expect: finding
__global__ void redBlack(float *u, const float *f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int round = 0; round < n; ++round)
    if ((i + round) % 2 == 0) // <-- finding
      u[i] = 0.5f * (u[i] + f[i]);
}
void go(float *u, const float *f, int n) { redBlack<<<n / 128, 128>>>(u, f, 50); }
