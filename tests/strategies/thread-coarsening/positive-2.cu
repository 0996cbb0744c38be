// Four items a thread, striped over the grid, template parameter.
template <int ITEMS> __global__ void scale(const float *in, float *out, int n, float f) {
  int i = blockIdx.x * blockDim.x * ITEMS + threadIdx.x;
#pragma unroll
  for (int k = 0; k < ITEMS; k++, i += blockDim.x) // evidence: thread-coarsening
    if (i < n)
      out[i] = in[i] * f; // expect: thread-coarsening
}

void go(const float *in, float *out, int n, float f) { scale<4><<<(n + 1023) / 1024, 256>>>(in, out, n, f); }
