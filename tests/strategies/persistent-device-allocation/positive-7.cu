// Cooperative launches in a loop; the arguments are one record whose address goes through a table.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

struct Search {
  const int *edges;
  int *level;
  int n, from;
};

__global__ void flood(Search s) {
  auto grid = cooperative_groups::this_grid();
  for (int round = 0; round < s.n; ++round) {
    for (int v = int(grid.thread_rank()); v < s.n; v += int(grid.size()))
      if (s.level[v] == round && s.level[s.edges[v]] < 0)
        s.level[s.edges[v]] = round + 1;
    grid.sync();
  }
}

void floods(const int *edges, int *out, int n, const int *starts, int count) {
  Search s;
  int *e;
  cudaMalloc(&e, n * sizeof(int));       // expect: persistent-device-allocation
  cudaMalloc(&s.level, n * sizeof(int)); // expect: persistent-device-allocation
  cudaMemcpy(e, edges, n * sizeof(int), cudaMemcpyHostToDevice);
  s.edges = e;
  s.n = n;
  for (int k = 0; k < count; ++k) {
    s.from = starts[k];
    cudaMemset(s.level, 0xff, n * sizeof(int));
    cudaMemset(s.level + s.from, 0, sizeof(int));
    void *args[] = {&s};
    cudaLaunchCooperativeKernel((void *)flood, dim3(32), dim3(256), args, 0, 0); // expect: persistent-device-allocation
    cudaMemcpy(out + size_t(k) * n, s.level, n * sizeof(int), cudaMemcpyDeviceToHost);
  }
  cudaFree(e);
  cudaFree(s.level);
}
