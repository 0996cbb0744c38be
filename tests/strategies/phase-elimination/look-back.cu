#include <cuda_runtime.h>

// One pass: a tile waits for the prefix of the tile before it.
struct State { volatile int *flag; volatile int *sum; };
__global__ void scanTiles(const int *in, int *out, State st, unsigned *next) {
  __shared__ int tile, before;
  __shared__ int s[256];
  if (threadIdx.x == 0) tile = atomicAdd(next, 1u);
  __syncthreads();
  int i = tile * 256 + threadIdx.x, v = in[i];
  s[threadIdx.x] = v;
  __syncthreads();
  for (int d = 1; d < 256; d *= 2) {
    int t = threadIdx.x >= d ? s[threadIdx.x - d] : 0;
    __syncthreads();
    s[threadIdx.x] += t;
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    int total = s[255], sum = 0;
    st.sum[tile] = total;
    __threadfence();
    st.flag[tile] = 1;
    for (int p = tile - 1; p >= 0; p--) {
      int f;
      do {
        f = st.flag[p]; // expect: phase-elimination
      } while (f == 0);
      sum += st.sum[p]; // evidence: phase-elimination
    }
    before = sum;
  }
  __syncthreads();
  out[i] = before + s[threadIdx.x];
}
void run(const int *in, int *out, State st, unsigned *next, int n) { scanTiles<<<n / 256, 256>>>(in, out, st, next); }
