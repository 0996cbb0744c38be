// absent: grid-stride-loop
// gridDim.x turns a two-dimensional grid into one number; no loop goes by it.
__global__ void polynomial(const double *x, double *y, long n, const double *c, int degree) {
  long i = (long(blockIdx.y) * gridDim.x + blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  double v = c[degree];
  for (int d = degree - 1; d >= 0; d--)
    v = v * x[i] + c[d];
  y[i] = v;
}

void eval(const double *x, double *y, long n, const double *c, int degree) {
  polynomial<<<dim3(1000, (n + 255999) / 256000), 256>>>(x, y, n, c, degree);
}
