// absent: work-compaction
// Counting only: the flags are added up, no list is written. The atomic's ticket picks the item to work on.
#include <cuda_runtime.h>

__global__ void countLong(const int *length, int n, int limit, int *many) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && length[i] > limit)
    atomicAdd(many, 1);
}

__global__ void drawAndSolve(const float *start, float *root, int n, int *next) {
  int k;
  while ((k = atomicAdd(next, 1)) < n) {
    float x = start[k];
    for (int turn = 0; turn < 40; ++turn)
      x = 0.5f * (x + start[k] / x);
    root[k] = x;
  }
}

void run(const int *length, int n, int *many, const float *start, float *root, int *next) {
  countLong<<<(n + 255) / 256, 256>>>(length, n, 100, many);
  drawAndSolve<<<16, 128>>>(start, root, n, next);
}
