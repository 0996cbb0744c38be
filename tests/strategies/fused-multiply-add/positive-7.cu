// One m16n8k16 product in PTX.
__global__ void product(const unsigned *a, const unsigned *b, float *d) {
  float c0 = 0, c1 = 0, c2 = 0, c3 = 0;
  const int l = threadIdx.x & 31;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 " // expect: fused-multiply-add
               "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\n"
               : "+f"(c0), "+f"(c1), "+f"(c2), "+f"(c3)
               : "r"(a[4 * l]), "r"(a[4 * l + 1]), "r"(a[4 * l + 2]), "r"(a[4 * l + 3]), "r"(b[2 * l]), "r"(b[2 * l + 1]));
  d[4 * l] = c0, d[4 * l + 1] = c1, d[4 * l + 2] = c2, d[4 * l + 3] = c3;
}
