// rule: double-precision-literal-in-float-code  expect: finding
__global__ void damp(float *v, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    v[i] *= 0.98; // <-- finding
}
void go(float *v, int n) { damp<<<64, 128>>>(v, n); }
