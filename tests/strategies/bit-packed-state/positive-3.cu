// One bit a vertex.
__global__ void visit(const int *row, const int *col, unsigned *visited, int *next, int *count, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n) return;
  for (int e = row[v]; e < row[v + 1]; ++e) {
    const int u = col[e];
    const unsigned bit = 1u << (u & 31);
    if (!(atomicOr(&visited[u >> 5], bit) & bit)) // expect: bit-packed-state
      next[atomicAdd(count, 1)] = u;
  }
}
void go(const int *r, const int *c, unsigned *v, int *x, int *k, int n) { visit<<<(n + 127) / 128, 128>>>(r, c, v, x, k, n); }
