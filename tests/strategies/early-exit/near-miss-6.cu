// absent: early-exit
// Tickets from a counter run out; an error check leaves the host loop.
#include <cstdio>
__global__ void work(float *x, int *next, int items) {
  while (true) {
    int i = atomicAdd(next, 1);
    if (i >= items)
      break;
    x[i] *= 2.0f;
  }
}
int go(float *x, int *next, int items, int rounds) {
  for (int r = 0; r < rounds; ++r) {
    work<<<8, 32>>>(x, next, items);
    int seen = 0;
    if (cudaMemcpy(&seen, next, sizeof(int), cudaMemcpyDeviceToHost) != cudaSuccess)
      return 2;
    cudaError_t e = cudaGetLastError();
    if (e != cudaSuccess) {
      printf("%s\n", cudaGetErrorString(e));
      return 1;
    }
  }
  return 0;
}
