// Only the split of the memory is chosen.
// unclear: cache-policy-hints
__global__ void k(float *x) { x[threadIdx.x] += 1; }
int main() {
  cudaFuncSetCacheConfig(k, cudaFuncCachePreferL1);
  k<<<1, 256>>>(nullptr);
}
