// absent: compile-time-branch-elimination
// Conditions that compare a thread's index or a parameter with a template value.
template <int ROWS, int COLS> __global__ void pad(const float *in, float *out, int n) {
  __shared__ float tile[ROWS][COLS + 1];
  static_assert(ROWS <= 32, "one warp");
  if (threadIdx.x < COLS)
    for (int r = 0; r < ROWS; ++r)
      tile[r][threadIdx.x] = r * COLS + threadIdx.x < n ? in[r * COLS + threadIdx.x] : 0.0f;
  __syncthreads();
  if (n > ROWS && threadIdx.x < ROWS)
    out[threadIdx.x] = tile[threadIdx.x][threadIdx.x % COLS];
}
void go(const float *in, float *out, int n) { pad<8, 16><<<1, 32>>>(in, out, n); }
