// absent: block-reduction
// A wavelet pyramid: each level of the tree hands its details out. And a scan in two sweeps over a list.
__global__ void haar(const float *in, float *detail, float *mean, int n) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 256 + t];
  for (int left = 128; left > 0; left /= 2) {
    __syncthreads();
    float a = 0, b = 0;
    if (t < left) {
      a = s[t];
      b = s[t + left];
    }
    __syncthreads();
    if (t < left) {
      s[t] = 0.5f * (a + b);
      detail[blockIdx.x * 256 + left + t] = 0.5f * (a - b);
    }
  }
  if (t == 0)
    mean[blockIdx.x] = s[0];
}

__global__ void places(unsigned short *flag, int n) {
  __shared__ unsigned short list[512];
  int t = threadIdx.x, offset = 1;
  list[t] = flag[t];
  for (int d = n >> 1; d > 0; d >>= 1) {
    __syncthreads();
    if (t < d) {
      int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      list[b] = list[b] + list[a];
    }
    offset <<= 1;
  }
  for (int d = 2; d < n; d <<= 1) {
    offset >>= 1;
    __syncthreads();
    if (t < d - 1) {
      int a = offset * (t + 1) - 1, b = a + (offset >> 1);
      list[b] = list[b] + list[a];
    }
  }
  __syncthreads();
  if (t < n)
    flag[t] = list[t];
}

void go(const float *in, float *detail, float *mean, unsigned short *flag, int n) {
  haar<<<n / 256, 256>>>(in, detail, mean, n);
  places<<<1, 512>>>(flag, 512);
}
