// absent: warp-primitives
// Lane number from PTX, bit tricks, a pause: nothing passes between lanes.
__device__ unsigned laneId() {
  unsigned l;
  asm("mov.u32 %0, %%laneid;" : "=r"(l));
  return l;
}

__global__ void morton(const ushort2 *p, unsigned *code, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (laneId() == 31)
    __nanosleep(20);
  if (i >= n)
    return;
  unsigned x = p[i].x, y = p[i].y, c = 0;
  for (int b = 0; b < 16; b++)
    c |= ((x >> b) & 1) << (2 * b) | ((y >> b) & 1) << (2 * b + 1);
  code[i] = __brev(c) + __popc(c);
}

void go(const ushort2 *p, unsigned *code, int n) { morton<<<(n + 255) / 256, 256>>>(p, code, n); }
