// absent: device-precomputation
// One consumer, launched again and again only to be timed.
#include <cstdio>
__global__ void transpose(const float *a, float *t, int n) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < n) t[x * n + y] = a[y * n + x];
}
__global__ void rows(const float *t, float *s, int n) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  float v = 0.0f;
  for (int k = 0; r < n && k < n; ++k) v += t[k * n + r];
  if (r < n) s[r] = v;
}
void bench(const float *a, float *t, float *s, int n) {
  transpose<<<dim3((n + 127) / 128, n), 128>>>(a, t, n);
  for (int repeat = 0; repeat < 100; ++repeat)
    rows<<<(n + 127) / 128, 128>>>(t, s, n);
  cudaDeviceSynchronize();
}
