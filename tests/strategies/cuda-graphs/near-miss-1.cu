// A graph of data, and a function that is named like a launch.
// absent: cuda-graphs
struct Graph {
  int *rows, *cols;
  int n;
};
__global__ void visit(Graph g, int *level) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < g.n)
    level[v] = g.rows[v + 1] - g.rows[v];
}
void graphLaunch(Graph g, int *level) { visit<<<(g.n + 127) / 128, 128>>>(g, level); }
int main() { graphLaunch({nullptr, nullptr, 10}, nullptr); }
