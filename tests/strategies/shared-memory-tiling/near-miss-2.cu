// absent: shared-memory-tiling
// The scratch of a scan (Hillis and Steele) and of an arg-max.
#include <cuda_runtime.h>

__global__ void scanTile(const int *in, int *out, int n) {
  __shared__ int tile[2][256];
  const int t = threadIdx.x, i = blockIdx.x * 256 + t;
  int pout = 0;
  tile[0][t] = i < n ? in[i] : 0;
  __syncthreads();
  for (int offset = 1; offset < 256; offset *= 2) {
    pout = 1 - pout;
    tile[pout][t] = tile[1 - pout][t] + (t >= offset ? tile[1 - pout][t - offset] : 0);
    __syncthreads();
  }
  if (i < n)
    out[i] = tile[pout][t];
}

__global__ void argMax(const float *v, int *where, int n) {
  __shared__ float best[256];
  __shared__ int index[256];
  const int t = threadIdx.x;
  best[t] = -1e30f;
  index[t] = -1;
  for (int i = t; i < n; i += 256)
    if (v[i] > best[t]) {
      best[t] = v[i];
      index[t] = i;
    }
  __syncthreads();
  for (int s = 128; s > 0; s >>= 1) {
    if (t < s && best[t + s] > best[t]) {
      best[t] = best[t + s];
      index[t] = index[t + s];
    }
    __syncthreads();
  }
  if (t == 0)
    *where = index[0];
}

void run(const int *in, int *out, const float *v, int *where, int n) {
  scanTile<<<(n + 255) / 256, 256>>>(in, out, n);
  argMax<<<1, 256>>>(v, where, n);
}
