// The read-only path is another strategy.
// absent: cache-policy-hints
__global__ void k(const float *in, float *out) {
  float v;
  asm("ld.global.nc.f32 %0, [%1];" : "=f"(v) : "l"(in + threadIdx.x));
  out[threadIdx.x] = __ldg(in + threadIdx.x) + v;
}
int main() { k<<<1, 32>>>(nullptr, nullptr); }
