// From a pool of its own, calls checked by a macro.
#include <cstdlib>
#define CK(x)                                                                                      \
  if ((x) != cudaSuccess)                                                                          \
  exit(1)
__global__ void k(double *x) { x[threadIdx.x] *= 2; }
int main() {
  cudaMemPoolProps props = {};
  props.allocType = cudaMemAllocationTypePinned;
  cudaMemPool_t pool;
  CK(cudaMemPoolCreate(&pool, &props));
  cudaStream_t s;
  CK(cudaStreamCreate(&s));
  double *d = nullptr;
  CK(cudaMallocFromPoolAsync((void **)&d, 4096, pool, s)); // expect: stream-ordered-allocation
  k<<<1, 512, 0, s>>>(d);
  CK(cudaFreeAsync(d, s)); // evidence: stream-ordered-allocation
  CK(cudaStreamSynchronize(s));
}
