// The index skips a word after every 32: a scan's macro.
#define LOG_BANKS 5
#define PAD(i) ((i) + ((i) >> LOG_BANKS))
__global__ void scan(float *data, int n) {
  extern __shared__ float temp[]; // expect: shared-memory-padding
  int t = threadIdx.x;
  temp[PAD(2 * t)] = data[2 * t];
  temp[PAD(2 * t + 1)] = data[2 * t + 1];
  int offset = 1;
  for (int d = n >> 1; d > 0; d >>= 1) {
    __syncthreads();
    if (t < d)
      temp[PAD(offset * (2 * t + 2) - 1)] += temp[PAD(offset * (2 * t + 1) - 1)];
    offset *= 2;
  }
  __syncthreads();
  data[2 * t] = temp[PAD(2 * t)];
}
int main() { scan<<<1, 256, 4096>>>(nullptr, 512); }
