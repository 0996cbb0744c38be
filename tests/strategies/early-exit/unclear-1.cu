// unclear: early-exit
__global__ void place(const float *edges, const float *x, int *bin, int bins, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int lo = 0, hi = bins;
  while (hi - lo > 1) {
    int mid = (lo + hi) / 2;
    if (edges[mid] <= x[i]) lo = mid;
    else hi = mid;
  }
  bin[i] = lo;
}
void go(const float *e, const float *x, int *b, int k, int n) { place<<<(n + 63) / 64, 64>>>(e, x, b, k, n); }
