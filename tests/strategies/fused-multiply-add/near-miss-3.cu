// absent: fused-multiply-add
// dp4a on packed bytes, and an integer mad in PTX.
__global__ void dots(const int *a, const int *b, int *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int s = __dp4a(a[i], b[i], 0), t;
  asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(t) : "r"(s), "r"(3), "r"(i));
  c[i] = t;
}
void go(const int *a, const int *b, int *c, int n) { dots<<<(n + 127) / 128, 128>>>(a, b, c, n); }
