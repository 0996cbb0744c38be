// absent: memory-coalescing
// A row per thread, walked by an advancing pointer: the run-time distance is the pitch of the rows.
__global__ void rowMaxima(const float *a, float *out, int rows, int cols, int pitch) {
  const int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  const float *p = a + r * pitch;
  float *q = out + r * pitch;
  float best = *p;
  for (int c = 0; c < cols; ++c) {
    best = fmaxf(best, *p++);
    *q++ = best;
  }
}

void run(const float *a, float *out, int rows, int cols, int pitch) {
  rowMaxima<<<(rows + 127) / 128, 128>>>(a, out, rows, cols, pitch);
}
