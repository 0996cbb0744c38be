// Interleaved steps with a growing distance, over a struct, in a two-dimensional block flattened to a rank.
struct Moment { float sum, squares; };

__global__ void moments(const float *img, int w, int h, Moment *out) {
  __shared__ Moment m[16 * 16]; // evidence: block-reduction
  const int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  const int rank = threadIdx.y * 16 + threadIdx.x;
  const float v = x < w && y < h ? img[y * w + x] : 0.0f;
  m[rank] = Moment{v, v * v};
  __syncthreads();
  for (int step = 1; step < 256; step *= 2) { // expect: block-reduction
    if (rank % (2 * step) == 0) {
      m[rank].sum += m[rank + step].sum;
      m[rank].squares += m[rank + step].squares;
    }
    __syncthreads();
  }
  if (rank == 0)
    out[blockIdx.y * gridDim.x + blockIdx.x] = m[0];
}

void go(const float *img, int w, int h, Moment *out) {
  moments<<<dim3((w + 15) / 16, (h + 15) / 16), dim3(16, 16)>>>(img, w, h, out);
}
