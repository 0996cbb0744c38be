// Levels of a dependency graph, level by level one launch; the host sorts the rows into them.
#include <cuda_runtime.h>
#include <vector>

__global__ void solveLevel(const int *row, int n, const int *ptr, const int *col, const float *val, float *x) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float s = x[row[i]];
  for (int k = ptr[row[i]]; k < ptr[row[i] + 1]; ++k)
    s -= val[k] * x[col[k]];
  x[row[i]] = s;
}

void solve(const std::vector<int> &ptr, const std::vector<int> &col, const int *d_ptr, const int *d_col,
           const float *d_val, float *x) {
  const int n = int(ptr.size()) - 1;
  std::vector<int> level(n, 0), count(n + 1, 0), order(n);
  for (int r = 0; r < n; ++r) {
    int above = 0;
    for (int k = ptr[r]; k < ptr[r + 1]; ++k)
      above = std::max(above, level[col[k]] + 1);
    level[r] = above;
    ++count[above + 1]; // evidence: host-precomputation
  }
  for (int l = 0; l < n; ++l)
    count[l + 1] += count[l]; // evidence: host-precomputation
  std::vector<int> next(count);
  for (int r = 0; r < n; ++r)
    order[next[level[r]]++] = r; // expect: host-precomputation
  int *d_order;
  cudaMalloc(&d_order, n * sizeof(int));
  cudaMemcpy(d_order, order.data(), n * sizeof(int), cudaMemcpyHostToDevice); // evidence: host-precomputation
  for (int l = 0; l < n && count[l] < n; ++l)
    solveLevel<<<(count[l + 1] - count[l] + 63) / 64, 64>>>(d_order + count[l], count[l + 1] - count[l], d_ptr, d_col, d_val, x); // evidence: host-precomputation
}
