// Bellman-Ford, one thread per vertex: every round relaxes the out-edges of all reached vertices in
// place, and the host stops when a round has changed nothing.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

#define CUDA_CHECK(call)                                                                           \
  do {                                                                                             \
    cudaError_t err = (call);                                                                      \
    if (err != cudaSuccess) {                                                                      \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(err));                 \
      exit(EXIT_FAILURE);                                                                          \
    }                                                                                              \
  } while (0)

#define UNREACHABLE 1e30f

__global__ void init_distances(int V, int source, float *dist) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < V)
    dist[v] = v == source ? 0.0f : UNREACHABLE;
}

__global__ void relax(int V, const int *row_offsets, const int *col_indices, const float *weights,
                      float *dist, int *changed) {
  int u = blockIdx.x * blockDim.x + threadIdx.x;
  if (u >= V)
    return;
  float du = dist[u];
  if (du >= UNREACHABLE)
    return;
  for (int e = row_offsets[u]; e < row_offsets[u + 1]; ++e) {
    int v = col_indices[e];
    float candidate = du + weights[e];
    if (candidate < dist[v]) {
      // Distances are never negative, so their bit patterns are ordered like the numbers.
      int bits = __float_as_int(candidate);
      if (bits < atomicMin((int *)&dist[v], bits))
        *changed = 1;
    }
  }
}

__global__ void answer_requests(int count, const int *targets, int V, const float *dist,
                                float *answers) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  int t = targets[i];
  answers[i] = t >= 0 && t < V ? dist[t] : UNREACHABLE;
}

static int blocks_for(int n) { return (n - 1) / 256 + 1; }

extern "C" void solution_compute(int V, int E, const int *row_offsets, const int *col_indices,
                                 const float *weights, int num_requests, const int *sources,
                                 const int *targets, float *distances) {
  if (num_requests <= 0)
    return;
  int *d_rows, *d_cols, *d_targets, *d_changed;
  float *d_weights, *d_dist, *d_answers;
  CUDA_CHECK(cudaMalloc(&d_rows, ((size_t)V + 1) * sizeof(int)));
  CUDA_CHECK(cudaMalloc(&d_cols, ((size_t)E + 1) * sizeof(int)));
  CUDA_CHECK(cudaMalloc(&d_weights, ((size_t)E + 1) * sizeof(float)));
  CUDA_CHECK(cudaMalloc(&d_dist, (size_t)V * sizeof(float)));
  CUDA_CHECK(cudaMalloc(&d_targets, num_requests * sizeof(int)));
  CUDA_CHECK(cudaMalloc(&d_answers, num_requests * sizeof(float)));
  CUDA_CHECK(cudaMalloc(&d_changed, sizeof(int)));
  CUDA_CHECK(
      cudaMemcpy(d_rows, row_offsets, ((size_t)V + 1) * sizeof(int), cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_cols, col_indices, (size_t)E * sizeof(int), cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_weights, weights, (size_t)E * sizeof(float), cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_targets, targets, num_requests * sizeof(int), cudaMemcpyHostToDevice));

  for (int first = 0; first < num_requests;) {
    int last = first + 1;
    while (last < num_requests && sources[last] == sources[first])
      ++last;

    init_distances<<<blocks_for(V), 256>>>(V, sources[first], d_dist);
    CUDA_CHECK(cudaGetLastError());
    for (int round = 1; round < V; ++round) {
      int changed = 0;
      CUDA_CHECK(cudaMemset(d_changed, 0, sizeof(int)));
      relax<<<blocks_for(V), 256>>>(V, d_rows, d_cols, d_weights, d_dist, d_changed);
      CUDA_CHECK(cudaGetLastError());
      CUDA_CHECK(cudaMemcpy(&changed, d_changed, sizeof(int), cudaMemcpyDeviceToHost));
      if (!changed)
        break;
    }
    answer_requests<<<blocks_for(last - first), 256>>>(last - first, d_targets + first, V, d_dist,
                                                       d_answers + first);
    CUDA_CHECK(cudaGetLastError());
    first = last;
  }

  CUDA_CHECK(
      cudaMemcpy(distances, d_answers, num_requests * sizeof(float), cudaMemcpyDeviceToHost));
  CUDA_CHECK(cudaFree(d_rows));
  CUDA_CHECK(cudaFree(d_cols));
  CUDA_CHECK(cudaFree(d_weights));
  CUDA_CHECK(cudaFree(d_dist));
  CUDA_CHECK(cudaFree(d_targets));
  CUDA_CHECK(cudaFree(d_answers));
  CUDA_CHECK(cudaFree(d_changed));
}
