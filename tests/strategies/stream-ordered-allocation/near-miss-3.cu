// Asks whether pools exist and sets one up, then allocates as ever.
// absent: stream-ordered-allocation
__global__ void k(float *x) { x[threadIdx.x] = 1; }
int main() {
  int has = 0;
  cudaDeviceGetAttribute(&has, cudaDevAttrMemoryPoolsSupported, 0);
  cudaMemPool_t pool;
  cudaDeviceGetDefaultMemPool(&pool, 0);
  unsigned long long keep = ~0ull;
  cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &keep);
  float *x;
  cudaMalloc(&x, 1024);
  k<<<1, 256>>>(x);
  cudaFree(x);
}
