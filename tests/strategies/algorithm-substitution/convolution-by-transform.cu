#include <cuda_runtime.h>
#include <cufft.h>
__global__ void multiply(cufftComplex *a, const cufftComplex *b, int n, float scale) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  cufftComplex x = a[i], y = b[i], z;
  z.x = scale * (x.x * y.x - x.y * y.y);
  z.y = scale * (x.x * y.y + x.y * y.x);
  a[i] = z;
}
void convolve(float *signal, float *filter, cufftComplex *s, cufftComplex *f, int n) {
  cufftHandle there, back;
  cufftPlan1d(&there, n, CUFFT_R2C, 1);
  cufftPlan1d(&back, n, CUFFT_C2R, 1);
  cufftExecR2C(there, signal, s); // expect: algorithm-substitution
  cufftExecR2C(there, filter, f);
  multiply<<<(n / 2 + 256) / 256, 256>>>(s, f, n / 2 + 1, 1.f / n);
  cufftExecC2R(back, s, signal); // evidence: algorithm-substitution
}
