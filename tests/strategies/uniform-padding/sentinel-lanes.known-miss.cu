// Every vertex has sixteen lanes whether that many sources wait or not: the others hold what changes nothing.
#include <cuda_runtime.h>

__global__ void start(float *dist, int cells, float far, const int *source, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < cells)
    dist[i] = far; // expect: uniform-padding
  if (blockIdx.x == 0 && threadIdx.x < count)
    dist[source[threadIdx.x] * 16 + threadIdx.x] = 0.f;
}

__global__ void relax(const int2 *edge, const float *weight, float *dist, int edges) {
  const int lane = threadIdx.x % 16;
  for (int e = blockIdx.x; e < edges; e += gridDim.x) // evidence: uniform-padding
    dist[edge[e].y * 16 + lane] = fminf(dist[edge[e].y * 16 + lane], dist[edge[e].x * 16 + lane] + weight[e]); // evidence: uniform-padding
}

void run(const int2 *edge, const float *weight, float *dist, const int *source, int n, int edges, int count) {
  start<<<(16 * n + 255) / 256, 256>>>(dist, 16 * n, 3e38f, source, count);
  for (int i = 0; i < n; ++i)
    relax<<<64, 16>>>(edge, weight, dist, edges);
}
