// absent: data-layout-transformation
// The reference of a test transposes on the host; what the device gets is the plain matrix.
#include <cuda_runtime.h>
#include <vector>

__global__ void columnSums(const float *a, float *s, int rows, int cols) {
  const int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= cols)
    return;
  float sum = 0.f;
  for (int r = 0; r < rows; ++r)
    sum += a[r * cols + c];
  s[c] = sum;
}

bool check(const std::vector<float> &a, float *da, float *ds, std::vector<float> &s, int rows, int cols) {
  cudaMemcpy(da, a.data(), a.size() * sizeof(float), cudaMemcpyHostToDevice);
  columnSums<<<(cols + 127) / 128, 128>>>(da, ds, rows, cols);
  cudaMemcpy(s.data(), ds, cols * sizeof(float), cudaMemcpyDeviceToHost);
  std::vector<float> t(a.size());
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < cols; ++c)
      t[c * rows + r] = a[r * cols + c];
  for (int c = 0; c < cols; ++c) {
    float sum = 0.f;
    for (int r = 0; r < rows; ++r)
      sum += t[c * rows + r];
    if (sum != s[c])
      return false;
  }
  return true;
}
