// absent: work-compaction
// Bits are packed by a vote; and a stack that grows and shrinks.
#include <cuda_runtime.h>

__global__ void packBits(const unsigned char *flag, unsigned *word, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned bits = __ballot_sync(0xffffffffu, i < n && flag[i]);
  if ((threadIdx.x & 31) == 0 && i < n)
    word[i / 32] = bits;
}

__global__ void depth(const int *left, const int *right, int root, int *stacks, int *visited) {
  int *stack = stacks + threadIdx.x * 64;
  int top = 0, seen = 0;
  stack[top++] = root;
  while (top > 0) {
    const int node = stack[--top];
    ++seen;
    if (left[node] >= 0)
      stack[top++] = left[node];
    if (right[node] >= 0)
      stack[top++] = right[node];
  }
  visited[threadIdx.x] = seen;
}

void run(const unsigned char *flag, unsigned *word, int n, const int *left, const int *right, int *stacks, int *visited) {
  packBits<<<(n + 255) / 256, 256>>>(flag, word, n);
  depth<<<1, 32>>>(left, right, 0, stacks, visited);
}
