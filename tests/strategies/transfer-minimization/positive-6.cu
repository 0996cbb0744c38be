// Conjugate steps: two sums cross over to the host as scalars, the vectors never do.
#include <cuda_runtime.h>

__global__ void dot(const double *a, const double *b, double *sum, int n) {
  double s = 0.0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    s += a[i] * b[i];
  atomicAdd(sum, s);
}
__global__ void advance(double *x, double *r, const double *d, const double *q, double alpha, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    x[i] += alpha * d[i];
    r[i] -= alpha * q[i];
  }
}
__global__ void product(const double *d, double *q, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    q[i] = 2.0 * d[i] - (i > 0 ? d[i - 1] : 0.0) - (i < n - 1 ? d[i + 1] : 0.0);
}

static double host_dot(const double *a, const double *b, double *sum, int n) {
  double h;
  cudaMemset(sum, 0, sizeof(double));
  dot<<<64, 256>>>(a, b, sum, n); // expect: transfer-minimization
  cudaMemcpy(&h, sum, sizeof(double), cudaMemcpyDeviceToHost);
  return h;
}

void descend(double *x, double *r, double *q, double *sum, int n, double tolerance) {
  double rr = host_dot(r, r, sum, n);
  while (rr > tolerance) {
    product<<<(n + 255) / 256, 256>>>(r, q, n); // expect: transfer-minimization
    const double rq = host_dot(r, q, sum, n);
    advance<<<(n + 255) / 256, 256>>>(x, r, r, q, rr / rq, n); // expect: transfer-minimization
    rr = host_dot(r, r, sum, n);
  }
}
