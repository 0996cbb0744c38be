// Breadth-first levels.
// absent: wavefront-parallelism
__global__ void expand(const int *rows, const int *cols, int *level, int n, int depth) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < n && level[v] == depth)
    for (int e = rows[v]; e < rows[v + 1]; ++e)
      if (level[cols[e]] < 0)
        level[cols[e]] = depth + 1;
}
void bfs(int *r, int *c, int *l, int n) {
  for (int depth = 0; depth < n; ++depth)
    expand<<<(n + 127) / 128, 128>>>(r, c, l, n, depth);
}
