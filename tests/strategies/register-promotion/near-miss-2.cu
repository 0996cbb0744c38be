// absent: register-promotion
// One accumulator in a register is no tile, and three numbered scalars are too few.
__global__ void norms(const float *x, const float *y, const float *z, float *out, int n) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  float acc = 0.0f;
  float p0 = 0.0f, p1 = 0.0f, p2 = 0.0f;
  for (int i = 0; i < n; ++i) {
    p0 += x[i * gridDim.x + t];
    p1 += y[i * gridDim.x + t];
    p2 += z[i * gridDim.x + t];
    acc += p0 * p1;
  }
  out[t] = acc + p2;
}

void run(const float *x, const float *y, const float *z, float *out, int n) {
  norms<<<8, 128>>>(x, y, z, out, n);
}
