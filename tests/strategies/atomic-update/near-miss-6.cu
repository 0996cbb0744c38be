// absent: atomic-update
// The atomics stand under a switch that the file turns off.
#define USE_ATOMICS 0

__global__ void degrees(const int *row, int *degree, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
#if USE_ATOMICS
  if (i < n)
    for (int e = row[i]; e < row[i + 1]; ++e)
      atomicAdd(&degree[i], 1);
#else
  if (i < n)
    degree[i] = row[i + 1] - row[i];
#endif
}

void go(const int *row, int *degree, int n) { degrees<<<(n + 255) / 256, 256>>>(row, degree, n); }
