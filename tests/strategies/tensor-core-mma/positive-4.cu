// Integer product of a warp group's predecessor, spelled with operands of 8 bits.
#include <cstdint>
struct Tile {
  int c[4];
  __device__ void step(uint32_t a0, uint32_t a1, uint32_t b0) {
    asm("mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};\n" // expect: tensor-core-mma, mixed-precision
        : "+r"(c[0]), "+r"(c[1]), "+r"(c[2]), "+r"(c[3])
        : "r"(a0), "r"(a1), "r"(b0));
  }
};
__global__ void int8Gemm(const uint32_t *a, const uint32_t *b, int *c, int k) {
  Tile t = {};
  for (int i = 0; i < k; ++i)
    t.step(a[i * 64 + threadIdx.x], a[i * 64 + 32 + threadIdx.x], b[i * 32 + threadIdx.x]);
  for (int i = 0; i < 4; ++i)
    c[i * 32 + threadIdx.x] = t.c[i];
}
extern "C" void solution_compute(const uint32_t *a, const uint32_t *b, int *c) {
  int8Gemm<<<1, 32>>>(a, b, c, 8);
}
