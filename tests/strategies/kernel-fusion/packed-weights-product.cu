#include <cuda_runtime.h>

__global__ void gemv4bit(const unsigned *__restrict__ w, const float *__restrict__ x, float *y, int rows, int words) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float sum = 0.f;
  for (int i = 0; i < words; ++i) {
    unsigned q = w[r * words + i];
    for (int b = 0; b < 8; ++b)
      sum += float((q >> (4 * b)) & 15u) * x[i * 8 + b]; // expect: kernel-fusion
  }
  y[r] = sum;
}
void run(const unsigned *w, const float *x, float *y, int rows, int words) {
  gemv4bit<<<(rows + 127) / 128, 128>>>(w, x, y, rows, words);
}
