// Rows of a sparse matrix become columns of a rectangle, so that neighbouring rows lie side by side.
#include <cuda_runtime.h>
#include <vector>

__global__ void multiply(const int *c, const float *v, const float *x, float *y, int n, int width) {
  const int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= n)
    return;
  float s = 0.f;
  for (int k = 0; k < width; k++)
    s += v[k * n + r] * x[c[k * n + r]];
  y[r] = s;
}

void run(const std::vector<int> &rowStart, const std::vector<int> &column, const std::vector<float> &value, int n,
         int width, int *c, float *v, const float *x, float *y) {
  std::vector<int> columns(n * width, 0);
  std::vector<float> values(n * width, 0.f);
  for (int r = 0; r < n; r++)
    for (int k = rowStart[r]; k < rowStart[r + 1]; k++) {
      columns[(k - rowStart[r]) * n + r] = column[k]; // expect: data-layout-transformation
      values[(k - rowStart[r]) * n + r] = value[k]; // expect: data-layout-transformation
    }
  cudaMemcpy(c, columns.data(), n * width * sizeof(int), cudaMemcpyHostToDevice); // evidence: data-layout-transformation
  cudaMemcpy(v, values.data(), n * width * sizeof(float), cudaMemcpyHostToDevice); // evidence: data-layout-transformation
  multiply<<<(n + 127) / 128, 128>>>(c, v, x, y, n, width);
}
