// A vertex that is settled does nothing.
template <typename T> __global__ void expand(const int *row, const int *col, const T *w, const char *settled, T *dist, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n)
    return;
  if (settled[v]) // expect: early-exit
    return;
  T best = dist[v];
  for (int e = row[v]; e < row[v + 1]; ++e)
    best = min(best, dist[col[e]] + w[e]);
  dist[v] = best;
}
void go(const int *row, const int *col, const float *w, const char *s, float *d, int n) { expand<float><<<(n + 63) / 64, 64>>>(row, col, w, s, d, n); }
