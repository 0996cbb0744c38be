// The unrolled tail of a reduction: conditions on the block size.
template <unsigned BLOCK> __global__ void sum(const float *in, float *out, unsigned n) {
  __shared__ float s[BLOCK];
  unsigned t = threadIdx.x, i = blockIdx.x * BLOCK + t;
  s[t] = i < n ? in[i] : 0.0f;
  __syncthreads();
  if (BLOCK >= 512) { // expect: compile-time-branch-elimination
    if (t < 256) s[t] += s[t + 256];
    __syncthreads();
  }
  if (BLOCK >= 256 && t < 128) s[t] += s[t + 128]; // expect: compile-time-branch-elimination
  __syncthreads();
  if (t == 0) {
    float r = 0;
    for (unsigned k = 0; k < (BLOCK < 128 ? BLOCK : 128); ++k) // expect: compile-time-branch-elimination
      r += s[k];
    out[blockIdx.x] = r;
  }
}
void go(const float *in, float *out, unsigned n) { sum<512><<<(n + 511) / 512, 512>>>(in, out, n); }
