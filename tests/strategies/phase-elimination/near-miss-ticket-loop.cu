#include <cuda_runtime.h>

// absent: phase-elimination
// Tickets hand out work; nothing is finished by the last one.
__global__ void worker(const float *x, float *y, int *next, int n) {
  __shared__ int item;
  for (;;) {
    if (threadIdx.x == 0) item = atomicAdd(next, 1);
    __syncthreads();
    if (item * 256 >= n) return;
    int i = item * 256 + threadIdx.x;
    if (i < n) y[i] = sqrtf(x[i]);
    __syncthreads();
  }
}
void run(const float *x, float *y, int *next, int n) { worker<<<80, 256>>>(x, y, next, n); }
