// absent: transfer-minimization
// Every intermediate goes to the host and comes back.
#include <cuda_runtime.h>
#include <vector>

__global__ void rowMeans(const float *m, float *mean, int rows, int columns) {
  const int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  float s = 0.0f;
  for (int c = 0; c < columns; ++c)
    s += m[r * columns + c];
  mean[r] = s / columns;
}
__global__ void centre(float *m, const float *mean, int rows, int columns) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < rows * columns)
    m[i] -= mean[i / columns];
}

void centreRows(std::vector<float> &m, int rows, int columns) {
  float *d, *dm;
  std::vector<float> mean(rows);
  cudaMalloc(&d, m.size() * sizeof(float));
  cudaMalloc(&dm, rows * sizeof(float));
  cudaMemcpy(d, m.data(), m.size() * sizeof(float), cudaMemcpyHostToDevice);
  rowMeans<<<(rows + 127) / 128, 128>>>(d, dm, rows, columns);
  cudaMemcpy(mean.data(), dm, rows * sizeof(float), cudaMemcpyDeviceToHost);
  for (float &x : mean)
    x = x < 1e-6f ? 0.0f : x;
  cudaMemcpy(dm, mean.data(), rows * sizeof(float), cudaMemcpyHostToDevice);
  centre<<<(rows * columns + 255) / 256, 256>>>(d, dm, rows, columns);
  cudaMemcpy(m.data(), d, m.size() * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d), cudaFree(dm);
}
