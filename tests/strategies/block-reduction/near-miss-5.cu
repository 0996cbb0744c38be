// absent: block-reduction
// A tile that all threads go through, a sort with growing distances, a vote of the block.
__global__ void forces(const float4 *p, float *f, int n) {
  __shared__ float4 tile[128];
  int i = blockIdx.x * 128 + threadIdx.x;
  float sum = 0;
  for (int base = 0; base < n; base += 128) {
    tile[threadIdx.x] = p[base + threadIdx.x];
    __syncthreads();
    for (int k = 0; k < 128; k++)
      sum += tile[k].w / (1.0f + fabsf(tile[k].x - p[i].x));
    __syncthreads();
  }
  f[i] = sum;
}

__global__ void sortBlock(float *v, int *bad) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = v[blockIdx.x * 256 + t];
  for (int size = 2; size <= 256; size *= 2)
    for (int hop = size / 2; hop > 0; hop /= 2) {
      __syncthreads();
      int other = t ^ hop;
      if (other > t && (s[t] > s[other]) == ((t & size) == 0)) {
        float x = s[t];
        s[t] = s[other];
        s[other] = x;
      }
    }
  __syncthreads();
  v[blockIdx.x * 256 + t] = s[t];
  int wrong = __syncthreads_count(!(s[t] == s[t]));
  if (t == 0)
    bad[blockIdx.x] = wrong;
}

void go(const float4 *p, float *f, int *bad, int n) {
  forces<<<n / 128, 128>>>(p, f, n);
  sortBlock<<<n / 256, 256>>>(f, bad);
}
