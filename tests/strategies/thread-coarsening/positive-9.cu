// Thirty-two cells in a word.
__global__ void threshold(const float *x, unsigned *bits, int words, float t) {
  int w = blockIdx.x * blockDim.x + threadIdx.x;
  if (w >= words)
    return;
  unsigned mask = 0;
  for (int b = 0; b < 32; b++) // evidence: thread-coarsening
    mask |= unsigned(x[w * 32 + b] > t) << b;
  bits[w] = mask; // expect: thread-coarsening
}

void go(const float *x, unsigned *bits, int words, float t) { threshold<<<(words + 127) / 128, 128>>>(x, bits, words, t); }
