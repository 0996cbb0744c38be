// absent: data-layout-transformation
// Tiles are stored transposed in shared memory only; what goes back is computed.
__global__ void gemm(const float *A, const float *B, float *C, int n) {
  __shared__ float At[16][17], Bs[16][17];
  const int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  float sum = 0.f;
  for (int k = 0; k < n; k += 16) {
    At[tx][ty] = A[row * n + k + tx];
    Bs[ty][tx] = B[(k + ty) * n + col];
    __syncthreads();
    for (int i = 0; i < 16; ++i)
      sum += At[i][ty] * Bs[i][tx];
    __syncthreads();
  }
  C[row * n + col] = sum;
}

void run(const float *A, const float *B, float *C, int n) { gemm<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(A, B, C, n); }
