// A table of window weights that two different kernels use.
__global__ void makeWindow(float *w, int n) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < n)
    w[i] = 0.5f - 0.5f * cospif(2.0f * i / n);
}
__global__ void analyse(const float *w, const float *x, float *y, int n) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < n) y[i] = w[i] * x[i];
}
__global__ void overlap(const float *w, const float *y, float *z, int n) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < n) z[i] += w[i] * y[n - 1 - i];
}
void filter(const float *x, float *y, float *z, int n) {
  float *w;
  cudaMalloc(&w, n * sizeof(float));
  makeWindow<<<(n + 127) / 128, 128>>>(w, n); // expect: device-precomputation
  analyse<<<(n + 127) / 128, 128>>>(w, x, y, n);
  overlap<<<(n + 127) / 128, 128>>>(w, y, z, n);
  cudaFree(w);
}
