// Volatile and ordering accesses.
// absent: cache-policy-hints
__global__ void k(volatile int *flag, int *x) {
  int v;
  asm volatile("ld.acquire.gpu.global.s32 %0, [%1];" : "=r"(v) : "l"(x));
  asm volatile("st.release.gpu.global.s32 [%0], %1;" ::"l"(x + 1), "r"(v));
  *flag = v + __ldcv(x + 2);
}
int main() { k<<<1, 1>>>(nullptr, nullptr); }
