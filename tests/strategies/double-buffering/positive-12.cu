// Two halves of a register tile alternate by the parity of the step.
template <int D> __device__ void fetch(float (&part)[D], const float *p) {
#pragma unroll
  for (int d = 0; d < D; ++d)
    part[d] = p[d * 32]; // expect: double-buffering
}

__global__ void scan(const float *points, float *nearest, int count) {
  float reg[2][8];
  float least = 3e38f;
  const float *mine = points + (blockIdx.x * 8 * 32) + threadIdx.x;
  fetch(reg[0], mine);
#pragma unroll 2
  for (int k = 0; k < count; ++k) {
    fetch(reg[(k + 1) & 1], mine + (k + 1) * 256);
#pragma unroll
    for (int d = 0; d < 8; ++d)
      least = fminf(least, reg[k & 1][d]); // evidence: double-buffering
  }
  nearest[blockIdx.x * 32 + threadIdx.x] = least;
}
