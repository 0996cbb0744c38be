// Match and redux; the second kernel's library call is of block level.
__global__ void sameKey(const int *key, int *peers, unsigned *top) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned mask = __match_any_sync(__activemask(), key[i]); // expect: warp-primitives
  peers[i] = __popc(mask);
  unsigned biggest = __reduce_max_sync(0xffffffffu, unsigned(key[i])); // expect: warp-primitives
  if ((threadIdx.x & 31) == 0)
    top[i >> 5] = biggest;
}

extern "C" void launch(const int *key, int *peers, unsigned *top, int n) { sameKey<<<n / 256, 256>>>(key, peers, top); }
