// Register tile of a matrix product: eight by four outputs a thread.
#define TM 8
#define TN 4
__global__ void gemm(const float *A, const float *B, float *C, int M, int N, int K) {
  int row = (blockIdx.y * blockDim.y + threadIdx.y) * TM, col = (blockIdx.x * blockDim.x + threadIdx.x) * TN;
  float acc[TM][TN] = {};
  for (int k = 0; k < K; k++)
    for (int i = 0; i < TM; i++)
      for (int j = 0; j < TN; j++)
        acc[i][j] += A[(row + i) * K + k] * B[k * N + col + j];
  for (int i = 0; i < TM; i++)
    for (int j = 0; j < TN; j++) // evidence: thread-coarsening
      if (row + i < M && col + j < N)
        C[(row + i) * N + col + j] = acc[i][j]; // expect: thread-coarsening
}

void go(const float *A, const float *B, float *C, int M, int N, int K) {
  gemm<<<dim3((N + 63) / 64, (M + 127) / 128), dim3(16, 16)>>>(A, B, C, M, N, K);
}
