// absent: fused-multiply-add
// fmaf in the CPU reference only.
#include <cmath>
#include <cstdio>
#include <vector>
__global__ void axpy(float a, const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] += a * x[i]; // the compiler may use fma
}
void reference(float a, const std::vector<float> &x, std::vector<float> &y) {
  for (size_t i = 0; i < x.size(); ++i)
    y[i] = std::fmaf(a, x[i], y[i]);
}
int main() {
  std::vector<float> x(100, 1.0f), y(100, 2.0f);
  float *dx, *dy;
  cudaMalloc(&dx, 400);
  cudaMalloc(&dy, 400);
  axpy<<<1, 128>>>(2.0f, dx, dy, 100);
  reference(2.0f, x, y);
  printf("%f\n", y[0]);
}
