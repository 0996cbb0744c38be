// rule: double-precision-literal-in-float-code  expect: finding
__global__ void mix(const float2 *a, float *o, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float2 v = a[i];
  o[i] = (float)(0.299 * v.x) // <-- finding
         + fmaxf(v.y / 255.0, 0.0f); // <-- finding
}
void go(const float2 *a, float *o, int n) { mix<<<(n + 127) / 128, 128>>>(a, o, n); }
