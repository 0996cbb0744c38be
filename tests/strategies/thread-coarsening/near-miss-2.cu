// absent: thread-coarsening
// Many inputs, one output: a row's sum, and a stencil's taps.
__global__ void rowSums(const float *m, float *sum, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  float s = 0;
#pragma unroll 4
  for (int c = 0; c < cols; c++)
    s += m[size_t(c) * rows + r];
  sum[r] = s;
}

__global__ void smooth(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0;
  for (int k = -4; k <= 4; k++)
    s += in[min(max(i + k, 0), n - 1)];
  if (i < n)
    out[i] = s / 9;
}

void go(const float *m, float *sum, float *out, int rows, int cols) {
  rowSums<<<(rows + 255) / 256, 256>>>(m, sum, rows, cols);
  smooth<<<(rows + 255) / 256, 256>>>(sum, out, rows);
}
