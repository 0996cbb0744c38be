// Rows in order: the cells of a row depend on the row above only.
// absent: wavefront-parallelism
__global__ void knapsack(int *best, const int *weight, const int *value, int cap, int item) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c > cap)
    return;
  int w = cap + 1, without = best[(item - 1) * w + c];
  int with = c >= weight[item] ? best[(item - 1) * w + c - weight[item]] + value[item] : 0;
  best[item * w + c] = max(without, with);
}
void run(int *best, int *weight, int *value, int cap, int n) {
  for (int item = 1; item <= n; ++item)
    knapsack<<<(cap + 256) / 256, 256>>>(best, weight, value, cap, item);
}
