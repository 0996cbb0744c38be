// Inline PTX in a templated helper.
template <int Lanes> __device__ float butterfly(float v) {
  float r;
  asm volatile("shfl.sync.bfly.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=f"(r) : "f"(v), "n"(Lanes)); // expect: warp-primitives
  return r;
}

__global__ void mix(const float *in, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = in[i] - butterfly<1>(in[i]) + butterfly<16>(in[i]);
}

void go(const float *in, float *out, int n) { mix<<<n / 64, 64>>>(in, out); }
