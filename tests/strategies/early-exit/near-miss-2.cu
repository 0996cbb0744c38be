// absent: early-exit
// Root chasing, a compare-and-swap retry and a spin wait.
__device__ int root(const int *parent, int v) {
  while (parent[v] != v)
    v = parent[v];
  return v;
}
__device__ void maxFloat(float *p, float x) {
  int old = __float_as_int(*p), seen;
  do {
    seen = old;
    if (__int_as_float(seen) >= x) break;
    old = atomicCAS((int *)p, seen, __float_as_int(x));
  } while (old != seen);
}
__global__ void roots(const int *parent, int *out, float *top, volatile int *flag, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  while (flag[0] == 0)
    ;
  out[i] = root(parent, i);
  maxFloat(top, float(out[i]));
}
void go(const int *p, int *o, float *t, int *f, int n) { roots<<<(n + 63) / 64, 64>>>(p, o, t, f, n); }
