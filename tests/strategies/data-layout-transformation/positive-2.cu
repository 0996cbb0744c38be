// A transpose through a padded tile: its own result.
constexpr int TILE = 32, ROWS = 8;

template <typename T> __global__ void transpose(const T *__restrict__ in, T *__restrict__ out, int w, int h) {
  __shared__ T tile[TILE][TILE + 1];
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += ROWS)
    if (x < w && y + j < h)
      tile[threadIdx.y + j][threadIdx.x] = in[size_t(y + j) * w + x]; // evidence: data-layout-transformation
  __syncthreads();
  x = blockIdx.y * TILE + threadIdx.x;
  y = blockIdx.x * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += ROWS)
    if (x < h && y + j < w)
      out[size_t(y + j) * h + x] = tile[threadIdx.x][threadIdx.y + j]; // expect: data-layout-transformation
}

void run(const double *in, double *out, int w, int h) {
  transpose<double><<<dim3((w + 31) / 32, (h + 31) / 32), dim3(TILE, ROWS)>>>(in, out, w, h);
}
