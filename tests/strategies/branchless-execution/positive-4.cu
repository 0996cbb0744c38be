/* Masks made of comparisons. */
__device__ __forceinline__ int choose(int a, int b, int c) {
  return b ^ ((a ^ b) & -(a < c)); // expect: branchless-execution
}
extern "C" __global__ void pick(const int *a, const int *b, int *o, int c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  o[i] = choose(a[i], b[i], c); // evidence: branchless-execution
}
