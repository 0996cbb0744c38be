// absent: data-layout-transformation
// A benchmark makes the same random input in two forms; nothing that existed is rearranged.
#include <cuda_runtime.h>
#include <stdlib.h>

struct Pair {
  int a, b;
};

__global__ void sumRecords(const Pair *p, int *s, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    s[i] = p[i].a + p[i].b;
}

__global__ void sumArrays(const int *a, const int *b, int *s, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    s[i] = a[i] + b[i];
}

void compare(Pair *pairs, int *a, int *b, Pair *dp, int *da, int *db, int *s, int n) {
  for (int i = 0; i < n; ++i) {
    pairs[i].a = a[i] = rand() % 16;
    pairs[i].b = b[i] = rand() % 16;
  }
  cudaMemcpy(dp, pairs, n * sizeof(Pair), cudaMemcpyHostToDevice);
  cudaMemcpy(da, a, n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(db, b, n * sizeof(int), cudaMemcpyHostToDevice);
  sumRecords<<<(n + 127) / 128, 128>>>(dp, s, n);
  sumArrays<<<(n + 127) / 128, 128>>>(da, db, s, n);
}
