// The next tile waits in registers while the present one is used: it lives across the inner loop.
constexpr int kTile = 32;
constexpr int kPer = 4;

__global__ void product(const float *__restrict__ a, const float *__restrict__ x, float *y, int n) {
  __shared__ float tile[kTile * kPer];
  const int t = threadIdx.x;
  float sum = 0.f;
  for (int base = 0; base < n; base += kTile * kPer) {
    float next[kPer]; // expect: register-promotion
#pragma unroll
    for (int i = 0; i < kPer; ++i)
      next[i] = a[base + kTile * i + t]; // evidence: register-promotion
    for (int k = 0; k < kTile * kPer; ++k) // evidence: register-promotion
      sum += tile[k] * x[k];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < kPer; ++i)
      tile[kTile * i + t] = next[i];
    __syncthreads();
  }
  y[blockIdx.x * blockDim.x + t] = sum;
}
