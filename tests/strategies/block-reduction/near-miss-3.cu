// absent: block-reduction
// The work-efficient scan: its first half is a tree, but the second sweeps down again.
__global__ void scan(float *out, const float *in, int n) {
  extern __shared__ float temp[];
  int t = threadIdx.x, offset = 1;
  temp[2 * t] = in[2 * t];
  temp[2 * t + 1] = in[2 * t + 1];
  for (int d = n >> 1; d > 0; d >>= 1) {
    __syncthreads();
    if (t < d) {
      int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      temp[b] += temp[a];
    }
    offset *= 2;
  }
  if (t == 0)
    temp[n - 1] = 0;
  for (int d = 1; d < n; d *= 2) {
    offset >>= 1;
    __syncthreads();
    if (t < d) {
      int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      float x = temp[a];
      temp[a] = temp[b];
      temp[b] += x;
    }
  }
  __syncthreads();
  out[2 * t] = temp[2 * t];
  out[2 * t + 1] = temp[2 * t + 1];
}

void go(float *out, const float *in, int n) { scan<<<1, n / 2, n * sizeof(float)>>>(out, in, n); }
