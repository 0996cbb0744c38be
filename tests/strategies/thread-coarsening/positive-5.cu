// A transpose: the block has a quarter of the tile's rows.
#define TILE 32
#define ROWS 8
__global__ void transpose(const float *in, float *out, int w, int h) {
  __shared__ float tile[TILE][TILE + 1];
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += ROWS)
    tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * w + x];
  __syncthreads();
  x = blockIdx.y * TILE + threadIdx.x;
  y = blockIdx.x * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += ROWS) // evidence: thread-coarsening
    out[(y + j) * h + x] = tile[threadIdx.x][threadIdx.y + j]; // expect: thread-coarsening
}

void go(const float *in, float *out, int w, int h) {
  transpose<<<dim3(w / TILE, h / TILE), dim3(TILE, ROWS)>>>(in, out, w, h);
}
