// absent: index-stride-precomputation
// Everything is worked out where it is used.
__global__ void product(const float *A, const float *B, float *C, int n) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n || col >= n) return;
  float s = 0.0f;
  for (int k = 0; k < n; ++k)
    s += A[row * n + k] * B[k * n + col];
  C[row * n + col] = s;
}
void go(const float *a, const float *b, float *c, int n) { product<<<dim3(n / 16 + 1, n / 16 + 1), dim3(16, 16)>>>(a, b, c, n); }
