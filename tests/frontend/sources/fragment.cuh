// status: ok
// kernels: bare generic
// launches: 0
template <typename T> __device__ __forceinline__ T warpSum(T v) {
#pragma unroll
  for (int o = warpSize / 2; o > 0; o >>= 1)
    v += __shfl_down_sync(0xffffffffu, v, o);
  return v;
}
__global__ void bare(const float *__restrict__ in, float *out, int n) {
  extern __shared__ float tile[];
  float x = rsqrtf(in[threadIdx.x]) + __expf(in[0]) + sqrt(in[1]) + pow(in[2], 2) + fabs(in[3]);
  tile[threadIdx.x] = __fmaf_rn(x, __fdividef(x, 3.f), max(x, 1.f));
  __syncthreads();
  unsigned mask = __ballot_sync(__activemask(), x > 0), same = __match_any_sync(mask, n);
  int r = __popc(mask) + __clz(same) + __ffs(n) + __brev(mask) + __byte_perm(mask, same, 0x4321) +
          __funnelshift_l(mask, same, 3) + __mul24(n, 3) + __dp4a(1, 2, 3) + __vadd4(mask, same) +
          __reduce_add_sync(mask, n) + __syncthreads_count(n > 3);
  x = warpSum(x) + __ldg(&in[n]) + __ldcs(in) + __int_as_float(r) + __double2float_rn(2.0);
  __stcs(&out[0], x);
  float4 v = *reinterpret_cast<const float4 *>(in);
  out[n] = v.x + make_float2(1.f, 2.f).y + (float)clock64() + atomicMax((int *)out, 3) +
           atomicCAS_block((int *)out, 1, 2) + CUDART_PI_F;
  __threadfence();
  __nanosleep(20);
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(r));
}
template <int N> __global__ void generic(double *d) { d[threadIdx.x] = norm3d(1, 2, N) + erfcx(d[0]); }
