// Uploaded by one call, used by all later ones.
#include <cuda_runtime.h>

static int *gRows = nullptr, *gColumns = nullptr;
static float *gValues = nullptr;
static int gCount = 0;

__global__ void spmv(const int *rows, const int *columns, const float *values, const float *x, float *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float s = 0.0f;
  for (int k = rows[i]; k < rows[i + 1]; ++k)
    s += values[k] * x[columns[k]];
  y[i] = s;
}

extern "C" void matrix_set(int n, const int *rows, const int *columns, const float *values) {
  const int entries = rows[n];
  gCount = n;
  cudaMalloc(&gRows, (n + 1) * sizeof(int));
  cudaMalloc(&gColumns, entries * sizeof(int));
  cudaMalloc(&gValues, entries * sizeof(float));
  cudaMemcpy(gRows, rows, (n + 1) * sizeof(int), cudaMemcpyHostToDevice);         // expect: transfer-minimization
  cudaMemcpy(gColumns, columns, entries * sizeof(int), cudaMemcpyHostToDevice);   // expect: transfer-minimization
  cudaMemcpy(gValues, values, entries * sizeof(float), cudaMemcpyHostToDevice);   // expect: transfer-minimization
}

extern "C" void matrix_apply(const float *x, float *y) {
  float *dx, *dy;
  cudaMalloc(&dx, gCount * sizeof(float));
  cudaMalloc(&dy, gCount * sizeof(float));
  cudaMemcpy(dx, x, gCount * sizeof(float), cudaMemcpyHostToDevice);
  spmv<<<(gCount + 127) / 128, 128>>>(gRows, gColumns, gValues, dx, dy, gCount); // expect: transfer-minimization
  cudaMemcpy(y, dy, gCount * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(dx), cudaFree(dy);
}
