// absent: compile-time-branch-elimination
// if constexpr on the host only; a macro conditional in host code.
#define USE_STREAM 1
__global__ void inc(int *x) { x[threadIdx.x] += 1; }
template <bool CHECK> void go(int *x) {
#if USE_STREAM
  cudaStream_t s;
  cudaStreamCreate(&s);
  inc<<<1, 32, 0, s>>>(x);
#else
  inc<<<1, 32>>>(x);
#endif
  if constexpr (CHECK)
    cudaDeviceSynchronize();
}
template void go<true>(int *);
