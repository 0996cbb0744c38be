// absent: dynamic-work-distribution
// Persistent blocks with a static map: grid-stride over items, an atomic for the statistics.
#include <cuda_runtime.h>

__global__ void persistentScore(const int *items, int n, int *scores, int *done) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    int v = items[i], steps = 0;
    while (v != 1) {
      v = v & 1 ? 3 * v + 1 : v / 2;
      ++steps;
    }
    scores[i] = steps;
    if (atomicAdd(done, 1) + 1 == n)
      scores[n] = 1;
  }
}

void score(const int *items, int n, int *scores, int *done) {
  persistentScore<<<80, 256>>>(items, n, scores, done);
}
