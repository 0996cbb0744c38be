// Endless loop with the test inside; the launch's size is written in constants.
#define BLOCKS 80
#define THREADS 256

__global__ void flags(const unsigned *word, unsigned char *flag, int n) {
  int i = blockIdx.x * THREADS + threadIdx.x;
  for (;;) { // expect: grid-stride-loop
    if (i >= n)
      break;
    flag[i] = (word[i] & 1u) != 0;
    i += BLOCKS * THREADS;
  }
}

int main() {
  unsigned *w;
  unsigned char *f;
  const int n = 1000000;
  cudaMalloc(&w, n * sizeof *w);
  cudaMalloc(&f, n);
  cudaMemset(w, 1, n * sizeof *w);
  flags<<<BLOCKS, THREADS>>>(w, f, n);
  cudaDeviceSynchronize();
}
