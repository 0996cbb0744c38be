// The instruction in inline assembly, inside a struct's operator.
struct Fuse {
  __device__ float operator()(float a, float b, float c) const {
    float d;
    asm("{ .reg .f32 t; mov.f32 t, %1; fma.rn.f32 %0, t, %2, %3; }" : "=f"(d) : "f"(a), "f"(b), "f"(c)); // expect: fused-multiply-add
    return d;
  }
};
template <class Op> __global__ void apply(const float *x, float *y, int n, Op op) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = op(x[i], 2.0f, y[i]);
}
int main() {
  float *x, *y;
  cudaMalloc(&x, 4096);
  cudaMalloc(&y, 4096);
  apply<<<4, 256>>>(x, y, 1024, Fuse{});
  cudaDeviceSynchronize();
}
