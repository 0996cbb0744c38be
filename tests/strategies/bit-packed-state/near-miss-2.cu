// absent: bit-packed-state
// Digits of a radix sort and a hash.
__device__ unsigned hash(unsigned k) {
  k ^= k >> 16;
  k *= 0x7feb352du;
  k ^= k >> 15;
  return k;
}
__global__ void digits(const unsigned *key, unsigned *count, unsigned *bucket, int shift, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  atomicAdd(&count[(key[i] >> shift) & 0xffu], 1u);
  bucket[i] = hash(key[i]) & 1023u;
}
void go(const unsigned *k, unsigned *c, unsigned *b, int s, int n) { digits<<<(n + 127) / 128, 128>>>(k, c, b, s, n); }
