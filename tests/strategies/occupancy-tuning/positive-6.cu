// A limit of registers per thread on the kernel itself; kernels only.
__global__ void __maxnreg__(40) spin(const float4 *p, float4 *q, int n) { // expect: occupancy-tuning
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float4 v = p[i];
    q[i] = make_float4(v.y, v.z, v.w, v.x);
  }
}
