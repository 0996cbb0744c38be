// Written-out steps with template guards, the last ones without barriers: the samples of fifteen years ago.
template <unsigned int B> __device__ void tail(volatile float *s, unsigned t) {
  if (B >= 64) s[t] += s[t + 32];
  if (B >= 32) s[t] += s[t + 16];
  if (B >= 16) s[t] += s[t + 8];
  if (B >= 8) s[t] += s[t + 4];
  if (B >= 4) s[t] += s[t + 2];
  if (B >= 2) s[t] += s[t + 1];
}

template <unsigned int B> __global__ void sum(const float *in, float *out) {
  extern __shared__ float s[];
  unsigned t = threadIdx.x;
  s[t] = in[blockIdx.x * B * 2 + t] + in[blockIdx.x * B * 2 + B + t];
  __syncthreads();
  if (B >= 512) { if (t < 256) s[t] += s[t + 256]; __syncthreads(); }
  if (B >= 256) { if (t < 128) s[t] += s[t + 128]; __syncthreads(); } // expect: block-reduction
  if (B >= 128) { if (t < 64) s[t] += s[t + 64]; __syncthreads(); }
  if (t < 32)
    tail<B>(s, t);
  if (t == 0)
    out[blockIdx.x] = s[0];
}

void go(const float *in, float *out, int blocks) { sum<256><<<blocks, 256, 1024>>>(in, out); }
