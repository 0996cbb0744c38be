// Arrays of int4 whose parts go through one integer formula, without any cast in sight.
#include <cuda_runtime.h>

__global__ void affine(const int4 *__restrict__ in, int4 *__restrict__ out, int shift, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const int4 p = in[i]; // expect: vectorized-memory-access
  out[i] = make_int4(3 * p.x + shift, 3 * p.y + shift, 3 * p.z + shift, 3 * p.w + shift); // expect: vectorized-memory-access
}

void run(const int4 *in, int4 *out, int shift, int n) { affine<<<(n + 255) / 256, 256>>>(in, out, shift, n); }
