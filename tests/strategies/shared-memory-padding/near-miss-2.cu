// One more slot holds the total.
// absent: shared-memory-padding
__global__ void offsets(const int *in, int *out) {
  __shared__ int s[257];
  s[threadIdx.x] = in[threadIdx.x];
  if (threadIdx.x == 0)
    s[256] = 0;
  __syncthreads();
  if (threadIdx.x == 0)
    for (int i = 0; i < 256; ++i)
      s[256] += s[i];
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x] * 100 / s[256];
}
int main() { offsets<<<1, 256>>>(nullptr, nullptr); }
