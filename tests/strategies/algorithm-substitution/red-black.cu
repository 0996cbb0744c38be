#include <cuda_runtime.h>

__global__ void relax(float *u, const float *f, int n, int colour) {
  int x = blockIdx.x * blockDim.x + threadIdx.x + 1, y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  if (x < n - 1 && y < n - 1 && (x + y) % 2 == colour) // evidence: algorithm-substitution
    u[y * n + x] = 0.25f * (u[y * n + x - 1] + u[y * n + x + 1] + u[(y - 1) * n + x] + u[(y + 1) * n + x] - f[y * n + x]); // expect: algorithm-substitution
}
void solve(float *u, const float *f, int n, int turns) {
  for (int t = 0; t < turns; t++)
    for (int c = 0; c < 2; c++) relax<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(u, f, n, c);
}
