// Interval dynamic programming: all intervals of one length at a time.
__global__ void length(int *cost, const int *dims, int n, int len) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, j = i + len;
  if (j >= n)
    return;
  int best = 1 << 30;
  for (int k = i; k < j; ++k)
    best = min(best, cost[i * n + k] + cost[(k + 1) * n + j] + dims[i] * dims[k + 1] * dims[j + 1]);
  cost[i * n + j] = best;
}
void chain(int *cost, int *dims, int n) {
  for (int len = 1; len < n; ++len) // expect: wavefront-parallelism
    length<<<(n - len + 127) / 128, 128>>>(cost, dims, n, len);
}
