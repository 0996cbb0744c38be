// rule: double-precision-literal-in-float-code  expect: silent
/* The sum is meant to be double: the result stays so. */
__global__ void sum(const float *x, double *s, int n) {
  double t = 0.0;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    t += 0.5 * x[i];
  atomicAdd(s, t);
}
void go(const float *x, double *s, int n) { sum<<<1, 128>>>(x, s, n); }
