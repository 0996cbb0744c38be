// Flags of a particle in a byte; macros as in old C.
#define ALIVE 0x01
#define CHARGED 0x02
#define HAS(f, b) (((f) & (b)) != 0)
typedef struct { float x, v; unsigned char flags; } Particle;
__global__ void update(Particle *p, int n, float limit) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  if (HAS(p[i].flags, ALIVE)) { // expect: bit-packed-state
    p[i].x += p[i].v;
    if (HAS(p[i].flags, CHARGED)) // evidence: bit-packed-state
      p[i].v *= 0.9f;
    if (p[i].x > limit)
      p[i].flags &= ~ALIVE; // evidence: bit-packed-state
  }
}
void go(Particle *p, int n) { update<<<(n + 127) / 128, 128>>>(p, n, 1.0f); }
