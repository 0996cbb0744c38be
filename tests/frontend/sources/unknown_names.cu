// status: degraded
// kernels: k after
// launches: 1
#include <cuda_runtime.h>
using namespace somewhere;
Matrix load(const char *);
__global__ void k(float *p, real_t scale) {
  p[threadIdx.x] = scale * lookup(p[0]);
  __syncthreads();
}
int main() {
  auto m = load("x");
  k<<<grid_of(m), 128>>>(m.data, 3);
  logger->info("{}", m);
}
__global__ void after(int *p) { p[0] = 1; }
