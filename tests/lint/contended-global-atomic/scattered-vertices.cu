// rule: contended-global-atomic  expect: silent
// As many targets as vertices: threads rarely meet.
#include <cuda_runtime.h>

__global__ void degrees(const int2 *edges, int *degree, int count) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e < count) {
    atomicAdd(&degree[edges[e].x], 1);
    atomicAdd(&degree[edges[e].y], 1);
  }
}

void run(const int2 *edges, int *degree, int count) { degrees<<<(count + 255) / 256, 256>>>(edges, degree, count); }
