// Another attribute of a stream, and a query of the cache's size.
// absent: cache-policy-hints
__global__ void k(float *x) { x[threadIdx.x] += 1; }
void run(float *x, cudaStream_t s) {
  int l2 = 0;
  cudaDeviceGetAttribute(&l2, cudaDevAttrL2CacheSize, 0);
  cudaStreamAttrValue v = {};
  v.syncPolicy = cudaSyncPolicySpin;
  cudaStreamSetAttribute(s, cudaLaunchAttributeSynchronizationPolicy, &v);
  k<<<1, 256, 0, s>>>(x);
}
