// Convergence loop in one kernel; a library part without a launch.
#include <cooperative_groups.h>
__global__ void label(int *l, const int *rows, const int *cols, int n, int *changed) {
  auto g = cooperative_groups::this_grid();
  do {
    g.sync(); // expect: cooperative-grid-sync
    if (g.thread_rank() == 0)
      *changed = 0;
    g.sync(); // expect: cooperative-grid-sync
    for (int v = g.thread_rank(); v < n; v += g.num_threads())
      for (int e = rows[v]; e < rows[v + 1]; ++e)
        if (l[cols[e]] < l[v]) {
          l[v] = l[cols[e]];
          *changed = 1;
        }
    g.sync(); // expect: cooperative-grid-sync
  } while (*changed);
}
