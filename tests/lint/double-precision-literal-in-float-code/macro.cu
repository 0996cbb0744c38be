// rule: double-precision-literal-in-float-code  expect: finding
#define PI 3.14159265358979
__global__ void angles(const float *x, float *o, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) o[i] = sinf(2.0f * PI * x[i]); // <-- finding
}
void go(const float *x, float *o, int n) { angles<<<(n + 127) / 128, 128>>>(x, o, n); }
