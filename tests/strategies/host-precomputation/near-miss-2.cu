// absent: host-precomputation
// A benchmark makes its sparse input: offsets and columns are the input itself.
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

__global__ void sumRows(const int *ptr, const float *val, float *sum, int rows) {
  const int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  float s = 0.0f;
  for (int k = ptr[r]; k < ptr[r + 1]; ++k)
    s += val[k];
  sum[r] = s;
}

static void makeInput(std::vector<int> &ptr, std::vector<float> &val, int rows) {
  ptr.assign(rows + 1, 0);
  for (int r = 0; r < rows; ++r)
    ptr[r + 1] = ptr[r] + 1 + rand() % 30;
  val.resize(ptr[rows]);
  for (size_t k = 0; k < val.size(); ++k)
    val[k] = sinf(0.01f * k);
}

int main() {
  const int rows = 1 << 16;
  std::vector<int> ptr;
  std::vector<float> val;
  makeInput(ptr, val, rows);
  int *d_ptr;
  float *d_val, *d_sum;
  cudaMalloc(&d_ptr, ptr.size() * sizeof(int));
  cudaMalloc(&d_val, val.size() * sizeof(float));
  cudaMalloc(&d_sum, rows * sizeof(float));
  cudaMemcpy(d_ptr, ptr.data(), ptr.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(d_val, val.data(), val.size() * sizeof(float), cudaMemcpyHostToDevice);
  sumRows<<<rows / 256, 256>>>(d_ptr, d_val, d_sum, rows);
  cudaDeviceSynchronize();
  printf("done\n");
}
