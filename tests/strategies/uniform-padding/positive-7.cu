// A halo of zeros in dynamic shared memory, filled by a helper, for a loop over the taps.
__device__ float fetch(const float *x, int i, int n) {
  if (i < 0 || i >= n)
    return 0.f;
  return x[i];
}

__global__ void fir(const float *x, const float *taps, float *y, int n, int radius) {
  extern __shared__ float window[];
  const int first = blockIdx.x * blockDim.x - radius;
  for (int i = threadIdx.x; i < blockDim.x + 2 * radius; i += blockDim.x)
    window[i] = fetch(x, first + i, n); // expect: uniform-padding
  __syncthreads();
  float s = 0.f;
  for (int t = 0; t <= 2 * radius; ++t) // evidence: uniform-padding
    s += taps[t] * window[threadIdx.x + t]; // evidence: uniform-padding
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = s;
}
