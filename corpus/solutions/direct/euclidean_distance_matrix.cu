// Squared Euclidean distances: one thread per (reference, query) pair.
#include <cuda_runtime.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>

#define CUDA_CHECK(call)                                                                           \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));              \
      exit(EXIT_FAILURE);                                                                          \
    }                                                                                              \
  } while (0)

__global__ void distance_kernel(int ref_nb, int query_nb, int dim, const float *ref,
                                const float *query, float *dist) {
  int q = blockIdx.x * blockDim.x + threadIdx.x;
  int r = blockIdx.y * blockDim.y + threadIdx.y;
  if (q >= query_nb || r >= ref_nb)
    return;

  float sum = 0.0f;
  for (int k = 0; k < dim; k++) {
    float diff = ref[(size_t)k * ref_nb + r] - query[(size_t)k * query_nb + q];
    sum += diff * diff;
  }
  dist[(size_t)r * query_nb + q] = sum;
}

extern "C" void solution_compute(int ref_nb, int query_nb, int dim, const float *ref,
                                 const float *query, float *dist) {
  if (ref_nb <= 0 || query_nb <= 0)
    return;

  size_t ref_bytes = (size_t)dim * ref_nb * sizeof(float);
  size_t query_bytes = (size_t)dim * query_nb * sizeof(float);
  size_t dist_bytes = (size_t)ref_nb * query_nb * sizeof(float);

  float *d_ref, *d_query, *d_dist;
  CUDA_CHECK(cudaMalloc(&d_ref, ref_bytes));
  CUDA_CHECK(cudaMalloc(&d_query, query_bytes));
  CUDA_CHECK(cudaMalloc(&d_dist, dist_bytes));
  CUDA_CHECK(cudaMemcpy(d_ref, ref, ref_bytes, cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(d_query, query, query_bytes, cudaMemcpyHostToDevice));

  dim3 block(32, 8);
  dim3 grid((query_nb + block.x - 1) / block.x, (ref_nb + block.y - 1) / block.y);
  distance_kernel<<<grid, block>>>(ref_nb, query_nb, dim, d_ref, d_query, d_dist);
  CUDA_CHECK(cudaGetLastError());

  CUDA_CHECK(cudaMemcpy(dist, d_dist, dist_bytes, cudaMemcpyDeviceToHost));
  CUDA_CHECK(cudaFree(d_ref));
  CUDA_CHECK(cudaFree(d_query));
  CUDA_CHECK(cudaFree(d_dist));
}
