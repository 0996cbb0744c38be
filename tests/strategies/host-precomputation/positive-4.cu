// Norms of the rows are computed on the host and travel beside the matrix.
#include <cuda_runtime.h>
#include <memory>

__global__ void cosine(const float *rows, const float *norm, const float *query, float *score, int n, int width) {
  const int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= n)
    return;
  float dot = 0.0f;
  for (int c = 0; c < width; ++c)
    dot += rows[r * width + c] * query[c];
  score[r] = dot * norm[r];
}

extern "C" void search(const float *rows, int n, int width, const float *query, float *score) {
  std::unique_ptr<float[]> inverse(new float[n]);
  float *norms = new float[n];
  for (int r = 0; r < n; ++r) {
    float s = 0.0f;
    for (int c = 0; c < width; ++c)
      s += rows[r * width + c] * rows[r * width + c];
    norms[r] = 1.0f / s; // expect: host-precomputation
  }
  float *d_rows, *d_norm, *d_query, *d_score;
  cudaMalloc(&d_rows, sizeof(float) * n * width);
  cudaMalloc(&d_norm, sizeof(float) * n);
  cudaMalloc(&d_query, sizeof(float) * width);
  cudaMalloc(&d_score, sizeof(float) * n);
  cudaMemcpy(d_rows, rows, sizeof(float) * n * width, cudaMemcpyHostToDevice);
  cudaMemcpy(d_norm, norms, sizeof(float) * n, cudaMemcpyHostToDevice); // evidence: host-precomputation
  cudaMemcpy(d_query, query, sizeof(float) * width, cudaMemcpyHostToDevice);
  cosine<<<(n + 127) / 128, 128>>>(d_rows, d_norm, d_query, d_score, n, width);
  cudaMemcpy(score, d_score, sizeof(float) * n, cudaMemcpyDeviceToHost);
  delete[] norms;
}
