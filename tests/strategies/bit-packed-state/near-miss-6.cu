// absent: bit-packed-state
// The host packs bits for itself; the device only compares words and tests parity.
#include <cstdint>
__global__ void match(const uint32_t *a, const uint32_t *b, int *same, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && a[i] == b[i] && (i & 1) == 0)
    atomicAdd(same, 1);
}
void go(const bool *flags, uint32_t *words, const uint32_t *d, int *same, int n) {
  for (int i = 0; i < n; ++i)
    words[i / 32] |= uint32_t(flags[i]) << (i % 32);
  match<<<(n + 127) / 128, 128>>>(d, d + n, same, n);
}
