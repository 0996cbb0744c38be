// The partner of a sorting network.
// absent: shared-memory-padding
__global__ void bitonic(int *data) {
  __shared__ int s[512];
  s[threadIdx.x] = data[threadIdx.x];
  for (int k = 2; k <= 512; k <<= 1)
    for (int j = k >> 1; j > 0; j >>= 1) {
      __syncthreads();
      int p = threadIdx.x ^ j;
      if (p > threadIdx.x) {
        int a = s[threadIdx.x], b = s[p];
        if ((a > b) == ((threadIdx.x & k) == 0)) {
          s[threadIdx.x] = b;
          s[p] = a;
        }
      }
    }
  __syncthreads();
  data[threadIdx.x] = s[threadIdx.x];
}
int main() { bitonic<<<1, 512>>>(nullptr); }
