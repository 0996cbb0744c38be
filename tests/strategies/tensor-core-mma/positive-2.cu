// Inline PTX in a helper behind a macro.
#include <cuda_fp16.h>
#define MMA_F16(d0, d1, a0, a1, b0, c0, c1)                                                        \
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%0,%1}, {%2,%3}, {%4}, {%5,%6};" \
               : "=r"(d0), "=r"(d1)                                                                \
               : "r"(a0), "r"(a1), "r"(b0), "r"(c0), "r"(c1))
__device__ __forceinline__ void multiply(unsigned (&d)[2], const unsigned (&a)[2], unsigned b) {
  MMA_F16(d[0], d[1], a[0], a[1], b, d[0], d[1]); // expect: tensor-core-mma
}
__global__ void tile(const unsigned *a, const unsigned *b, unsigned *c) {
  unsigned d[2] = {0, 0}, f[2] = {a[threadIdx.x], a[threadIdx.x + 32]};
  multiply(d, f, b[threadIdx.x]);
  c[threadIdx.x] = d[0];
  c[threadIdx.x + 32] = d[1];
}
int main() {
  unsigned *p;
  cudaMalloc(&p, 4096);
  tile<<<1, 32>>>(p, p + 64, p + 128);
  cudaDeviceSynchronize();
}
