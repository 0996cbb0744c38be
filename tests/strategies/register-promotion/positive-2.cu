// A helper template keeps the tile in an array that its caller owns; sizes are template parameters.
template <int M, int N> struct Patch {
  float v[M][N];
  __device__ void clear() {
#pragma unroll
    for (int i = 0; i < M; ++i)
#pragma unroll
      for (int j = 0; j < N; ++j)
        v[i][j] = 0.0f;
  }
  __device__ void outer(const float *a, const float *b) {
#pragma unroll
    for (int i = 0; i < M; ++i)
#pragma unroll
      for (int j = 0; j < N; ++j)
        v[i][j] = fmaf(a[i], b[j], v[i][j]); // evidence: register-promotion
  }
};

template <int M, int N>
__global__ void rankUpdates(const float *__restrict__ u, const float *__restrict__ w, float *out, int steps) {
  Patch<M, N> patch; // evidence: register-promotion
  patch.clear();
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  for (int s = 0; s < steps; ++s) // expect: register-promotion
    patch.outer(u + (t * steps + s) * M, w + s * N);
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      out[(t * M + i) * N + j] = patch.v[i][j];
}

void launch(const float *u, const float *w, float *out, int threads, int steps) {
  rankUpdates<4, 8><<<threads / 128, 128>>>(u, w, out, steps);
}
