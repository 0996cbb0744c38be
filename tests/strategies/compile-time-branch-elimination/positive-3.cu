// Two ways to add, picked by the preprocessor; the file picks one.
#define ATOMIC_PATH 1
__global__ void histogram(const int *key, int *bin, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
#if ATOMIC_PATH // expect: compile-time-branch-elimination
  atomicAdd(&bin[key[i]], 1);
#else
  for (int k = 0; k < 256; ++k)
    if (key[i] == k)
      bin[k * n + i] = 1;
#endif
}
void go(const int *key, int *bin, int n) { histogram<<<(n + 255) / 256, 256>>>(key, bin, n); }
