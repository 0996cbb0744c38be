// rule: loop-invariant-work-in-kernel  expect: finding
__global__ void scores(const float *q, const float *lib, float *o, int n, int d) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float total = 0.0f;
  for (int k = 0; k < n; ++k) {
    float norm = 0.0f;
    for (int j = 0; j < d; ++j) // <-- finding
      norm += q[i * d + j] * q[i * d + j];
    total += lib[k] / (norm + 1.0f);
  }
  o[i] = total;
}
void go(const float *q, const float *l, float *o, int n, int d) { scores<<<64, 128>>>(q, l, o, n, d); }
