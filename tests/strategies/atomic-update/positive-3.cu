// Inline PTX: a reduction without a result, in a helper.
__device__ __forceinline__ void push(float *p, float v) {
  asm volatile("red.global.add.f32 [%0], %1;" ::"l"(p), "f"(v) : "memory"); // expect: atomic-update
}

__global__ void scatter(const float *v, const int *where, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    push(&out[where[i]], v[i]);
}

void go(const float *v, const int *where, float *out, int n) { scatter<<<(n + 127) / 128, 128>>>(v, where, out, n); }
