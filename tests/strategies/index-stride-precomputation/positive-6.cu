/* A tile's pointer moves along the row. */
#define T 16
__global__ void multiply(const float *A, const float *B, float *C, int n) {
  __shared__ float a[T][T], b[T][T];
  const float *rowOfA = A + (blockIdx.y * T + threadIdx.y) * n + threadIdx.x; // expect: index-stride-precomputation
  const float *colOfB = B + threadIdx.y * n + blockIdx.x * T + threadIdx.x; // expect: index-stride-precomputation
  float s = 0.0f;
  for (int k = 0; k < n; k += T) {
    a[threadIdx.y][threadIdx.x] = rowOfA[k];
    b[threadIdx.y][threadIdx.x] = colOfB[k * n];
    __syncthreads();
    for (int j = 0; j < T; ++j)
      s += a[threadIdx.y][j] * b[j][threadIdx.x];
    __syncthreads();
  }
  C[(blockIdx.y * T + threadIdx.y) * n + blockIdx.x * T + threadIdx.x] = s;
}
void go(const float *a, const float *b, float *c, int n) { multiply<<<dim3(n / T, n / T), dim3(T, T)>>>(a, b, c, n); }
