// A table of instantiations, indexed by the argument.
template <int Bits> __global__ void pack(const int *in, unsigned *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i * (32 / Bits) >= n)
    return;
  unsigned w = 0;
  for (int k = 0; k < 32 / Bits; k++)
    w |= (in[i * (32 / Bits) + k] & ((1u << Bits) - 1)) << (k * Bits);
  out[i] = w;
}

using Kernel = void (*)(const int *, unsigned *, int);

void packWith(int logBits, const int *in, unsigned *out, int n) {
  Kernel table[] = {pack<1>, pack<2>, pack<4>, pack<8>}; // evidence: template-dispatch
  table[logBits & 3]<<<(n + 255) / 256, 256>>>(in, out, n); // expect: template-dispatch
}
