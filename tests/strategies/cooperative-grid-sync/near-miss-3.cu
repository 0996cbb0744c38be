// Each block waits for its predecessor.
// absent: cooperative-grid-sync
__global__ void chain(const int *in, volatile int *prefix, volatile int *ready) {
  if (threadIdx.x == 0) {
    int base = 0;
    if (blockIdx.x > 0) {
      while (ready[blockIdx.x - 1] == 0)
        ;
      base = prefix[blockIdx.x - 1];
    }
    prefix[blockIdx.x] = base + in[blockIdx.x];
    __threadfence();
    ready[blockIdx.x] = 1;
  }
}
int main() { chain<<<16, 32>>>(nullptr, nullptr, nullptr); }
