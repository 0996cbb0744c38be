// The function of that name is the program's own.
// absent: tensor-core-mma
__device__ void mma_sync(float &d, float a, float b, float c) { d = a * b + c; }
__global__ void gemm(const float *a, const float *b, float *c, int n) {
  int row = blockIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  float acc = 0;
  for (int k = 0; k < n; ++k)
    mma_sync(acc, a[row * n + k], b[k * n + col], acc);
  c[row * n + col] = acc;
}
int main() { gemm<<<dim3(2, 64), 32>>>(nullptr, nullptr, nullptr, 64); }
