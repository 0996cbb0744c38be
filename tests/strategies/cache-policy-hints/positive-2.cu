// Inline PTX with an eviction priority.
__device__ __forceinline__ float loadOnce(const float *p) {
  float v;
  asm volatile("ld.global.L1::no_allocate.L2::evict_first.f32 %0, [%1];" : "=f"(v) : "l"(p)); // expect: cache-policy-hints
  return v;
}
__global__ void sum(const float *in, float *out) {
  float s = 0;
  for (int i = threadIdx.x; i < 4096; i += blockDim.x)
    s += loadOnce(in + i);
  out[threadIdx.x] = s;
}
void run(float *a, float *b) { sum<<<1, 256>>>(a, b); }
