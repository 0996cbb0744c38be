// rule: runtime-constant-that-could-be-template  expect: finding
__global__ void window(const float *x, float *o, int r) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0.0f;
#pragma unroll 4
  for (int k = 0; k < 2 * r + 1; ++k) // <-- finding
    s += x[i + k];
  o[i] = s;
}
static void launch(const float *x, float *o, int blocks) { window<<<blocks, 64>>>(x, o, 3); }
void go(const float *x, float *o) { launch(x, o, 100); }
