// Breadth-first search: the device decides for large rows.
__global__ void expandRow(const int *cols, int first, int last, int *level, int depth) {
  int e = first + blockIdx.x * blockDim.x + threadIdx.x;
  if (e < last && level[cols[e]] < 0)
    level[cols[e]] = depth;
}
__global__ void expand(const int *rows, const int *cols, int *level, int n, int depth) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n || level[v] != depth - 1)
    return;
  int first = rows[v], last = rows[v + 1];
  if (last - first > 256) {
    expandRow<<<(last - first + 255) / 256, 256>>>(cols, first, last, level, depth); // expect: dynamic-parallelism
  } else {
    for (int e = first; e < last; ++e)
      if (level[cols[e]] < 0)
        level[cols[e]] = depth;
  }
}
void run(int *r, int *c, int *l, int n) {
  for (int d = 1; d < 20; ++d)
    expand<<<(n + 127) / 128, 128>>>(r, c, l, n, d);
}
