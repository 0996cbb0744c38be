// absent: index-stride-precomputation
// Neighbours of a plain id; strides on the host only.
__global__ void smooth(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    y[i] = 0.25f * x[i - 1] + 0.5f * x[i] + 0.25f * x[i + 1];
}
void go(const float *x, float *y, int rows, int cols) {
  const size_t pitch = size_t(cols);
  for (int r = 0; r < rows; ++r)
    smooth<<<(cols + 127) / 128, 128>>>(x + r * pitch, y + r * pitch, cols);
}
