// A bulk tensor copy by one thread, completed on an mbarrier.
#include <cuda.h>
#include <cstdint>
__device__ inline void loadTile(void *dst, const CUtensorMap *map, uint64_t *bar, int x, int y) {
  uint32_t d = (uint32_t)__cvta_generic_to_shared(dst), b = (uint32_t)__cvta_generic_to_shared(bar);
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes" // expect: asynchronous-copy-pipeline
               " [%0], [%1, {%3, %4}], [%2];" ::"r"(d), "l"(map), "r"(b), "r"(x), "r"(y)
               : "memory");
}
__global__ void useTile(const __grid_constant__ CUtensorMap map, float *out) {
  __shared__ alignas(128) float tile[32][32];
  __shared__ uint64_t bar;
  if (threadIdx.x == 0)
    loadTile(tile, &map, &bar, blockIdx.x * 32, blockIdx.y * 32);
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x / 32][threadIdx.x % 32];
}
// absent: thread-block-clusters
void run(const CUtensorMap &m, float *o) { useTile<<<dim3(4, 4), 256>>>(m, o); }
