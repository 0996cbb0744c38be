// Tiles beyond the matrix are filled with zeros, so the product loop runs over whole tiles.
template <int T> __global__ void matmul(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  const int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
  float sum = 0.f;
  for (int k0 = 0; k0 < K; k0 += T) {
    const int ka = k0 + threadIdx.x, kb = k0 + threadIdx.y;
    As[threadIdx.y][threadIdx.x] = row < M && ka < K ? A[row * K + ka] : 0.f; // expect: uniform-padding
    Bs[threadIdx.y][threadIdx.x] = kb < K && col < N ? B[kb * N + col] : 0.f; // expect: uniform-padding
    __syncthreads();
    for (int k = 0; k < T; ++k) // evidence: uniform-padding
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x]; // evidence: uniform-padding
    __syncthreads();
  }
  if (row < M && col < N)
    C[row * N + col] = sum;
}

void run(const float *A, const float *B, float *C, int M, int N, int K) {
  matmul<16><<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(A, B, C, M, N, K);
}
