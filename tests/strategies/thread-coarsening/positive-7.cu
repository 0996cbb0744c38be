// A number of items that the launch names: a contiguous chunk for each thread.
__global__ void decode(const unsigned char *in, unsigned char *out, long n, int perThread) {
  long first = (long(blockIdx.x) * blockDim.x + threadIdx.x) * perThread;
  for (int k = 0; k < perThread && first + k < n; ++k) // evidence: thread-coarsening
    out[first + k] = in[first + k] ^ 0x5a; // expect: thread-coarsening
}

void go(const unsigned char *in, unsigned char *out, long n) {
  const int per = 64;
  decode<<<unsigned((n / per + 255) / 256), 256>>>(in, out, n, per);
}
