// Half precision, two products in a word.
#include <cuda_fp16.h>
#define TRIPLE(a, b, c) __hfma2((a), (b), (c)) // evidence: fused-multiply-add
__global__ void blend(const __half2 *a, const __half2 *b, __half2 *o, __half2 w, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    o[i] = TRIPLE(a[i], w, b[i]); // expect: fused-multiply-add
}
void go(const __half2 *a, const __half2 *b, __half2 *o, __half2 w, int n) { blend<<<64, 128>>>(a, b, o, w, n); }
