// rule: repeated-kernel-for-small-work  expect: finding
constexpr int kRows = 512;
__global__ void normalise(float *m, int row) { m[row * 64 + threadIdx.x] /= m[row * 64]; }
int main() {
  float *m;
  cudaMalloc(&m, kRows * 64 * sizeof(float));
  int row = 0;
  while (row < kRows) {
    normalise<<<1, 64>>>(m, row); // <-- finding
    row++;
  }
  cudaDeviceSynchronize();
}
