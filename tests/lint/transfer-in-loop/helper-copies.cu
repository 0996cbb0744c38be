// rule: transfer-in-loop  expect: finding
// The copies are hidden in a helper that a loop calls.
#include <cuda_runtime.h>

__global__ void smooth(const double *a, double *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i + 1 < n)
    b[i] = (a[i - 1] + a[i] + a[i + 1]) / 3;
}

static void step(double *field, double *a, double *b, int n) {
  cudaMemcpy(a, field, n * sizeof(double), cudaMemcpyHostToDevice); // <-- finding
  smooth<<<(n + 127) / 128, 128>>>(a, b, n);
  cudaMemcpy(field, b, n * sizeof(double), cudaMemcpyDeviceToHost); // <-- finding
}

extern "C" void simulate(double *field, int n, int steps) {
  double *a, *b;
  cudaMalloc((void **)&a, n * sizeof(double));
  cudaMalloc((void **)&b, n * sizeof(double));
  int done = 0;
  while (done < steps) {
    step(field, a, b, n);
    ++done;
  }
  cudaFree(a);
  cudaFree(b);
}
