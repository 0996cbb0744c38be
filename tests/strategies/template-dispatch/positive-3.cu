// Early returns instead of else; the size class comes from the argument.
template <unsigned Block> __global__ void reverse(int *v, int n) {
  __shared__ int tile[Block];
  unsigned t = threadIdx.x;
  if (t < n)
    tile[t] = v[blockIdx.x * n + t];
  __syncthreads();
  if (t < n)
    v[blockIdx.x * n + t] = tile[n - 1 - t];
}

extern "C" int reverse_rows(int *v, int rows, int n) {
  if (n <= 64) { // expect: template-dispatch
    reverse<64><<<rows, 64>>>(v, n); // evidence: template-dispatch
    return 0;
  }
  if (n <= 256) {
    reverse<256><<<rows, 256>>>(v, n); // evidence: template-dispatch
    return 0;
  }
  reverse<1024><<<rows, 1024>>>(v, n); // evidence: template-dispatch
  return n > 1024;
}
