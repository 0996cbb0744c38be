// absent: block-reduction
// A scan in shared memory: every thread keeps its own prefix.
__global__ void prefix(const int *in, int *out, int *totals) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 256 + t];
  __syncthreads();
  for (int off = 1; off < 256; off *= 2) {
    int v = t >= off ? s[t - off] : 0;
    __syncthreads();
    s[t] += v;
    __syncthreads();
  }
  out[blockIdx.x * 256 + t] = s[t];
  if (t == 255)
    totals[blockIdx.x] = s[t];
}

void go(const int *in, int *out, int *totals, int blocks) { prefix<<<blocks, 256>>>(in, out, totals); }
