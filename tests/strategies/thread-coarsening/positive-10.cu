// A register tile stored row by row, as vectors where the rows are aligned, from a tile row that the host counts.
__global__ void product(const float *a, const float *b, float *c, int rows, int cols, int depth, int firstTile) {
  const int row0 = (blockIdx.y + firstTile) * 64 + threadIdx.y * 4, col0 = blockIdx.x * 64 + threadIdx.x * 4;
  float acc[4][4] = {};
  for (int k = 0; k < depth; ++k)
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j)
        acc[i][j] += a[(row0 + i) * depth + k] * b[k * cols + col0 + j];
  for (int i = 0; i < 4; ++i) { // evidence: thread-coarsening
    if (row0 + i >= rows)
      continue;
    float *out = c + size_t(row0 + i) * cols;
    if (cols % 4 == 0 && col0 + 4 <= cols)
      *reinterpret_cast<float4 *>(out + col0) = make_float4(acc[i][0], acc[i][1], acc[i][2], acc[i][3]); // expect: thread-coarsening
    else
      for (int j = 0; j < 4 && col0 + j < cols; ++j)
        out[col0 + j] = acc[i][j]; // evidence: thread-coarsening
  }
}

void go(const float *a, const float *b, float *c, int rows, int cols, int depth) {
  for (int tile = 0; tile * 64 < rows; tile += 100)
    product<<<dim3((cols + 63) / 64, 100), dim3(16, 16)>>>(a, b, c, rows, cols, depth, tile);
}
