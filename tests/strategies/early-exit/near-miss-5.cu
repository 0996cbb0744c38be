// absent: early-exit
// A small choice by data: nothing large is skipped, and nothing ends.
__global__ void classify(const float *x, int *label, int *hits, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  if (x[i] > 0.5f) {
    label[i] = 1;
    atomicAdd(hits, 1);
  } else
    label[i] = 0;
}
void go(const float *x, int *l, int *h, int n) { classify<<<(n + 63) / 64, 64>>>(x, l, h, n); }
