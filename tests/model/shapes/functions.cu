#include <cuda_runtime.h>

__device__ __forceinline__ int flatten(int x, int y, int pitch) { return y * pitch + x; }
__device__ int globalId() { return blockIdx.x * blockDim.x + threadIdx.x; }
__device__ float fetch(const float *p, int i) {
  return p[i]; // index: a[threadIdx.x] load unit; b[2*threadIdx.x] load constant 2
}
__device__ void store(float *p, int i, float v) { p[i] = v; } // index: out[blockIdx.x*pitch + threadIdx.x] store unit
template <int STRIDE> __device__ float strided(const float *p) {
  return p[threadIdx.x * STRIDE]; // index: a[4*threadIdx.x] load constant 4; a[threadIdx.x] load unit
}
__device__ void split(int i, int w, int &x, int &y) {
  x = i % w;
  y = i / w;
}
__device__ int clampTo(int v, int low, int high) { return v < low ? low : (v > high ? high : v); }

__global__ void calls(const float *a, const float *b, float *out, int pitch) {
  float s = fetch(a, threadIdx.x) + fetch(b, 2 * threadIdx.x);
  store(out, flatten(threadIdx.x, blockIdx.x, pitch), s);
  s += strided<4>(a) + strided<1>(a);
  out[globalId()] = s; // index: out[blockDim.x*blockIdx.x + threadIdx.x] store unit
  int x, y;
  split(threadIdx.x, 16, x, y);
  out[y * 256 + x] = s; // index: out[(threadIdx.x%16) + 256*(threadIdx.x/16)] store unit
  auto at = [&](int r, int c) { return r * pitch + c; };
  out[at(blockIdx.x, threadIdx.x)] = s; // index: out[blockIdx.x*pitch + threadIdx.x] store unit
  out[clampTo((int)threadIdx.x - 1, 0, pitch - 1)] = s; // index: out[...] store unit
}

template <typename F> __global__ void apply(F f, float *out, int n) {
  int i = globalId();
  if (i < n)
    out[i] = f(i); // index: out[blockDim.x*blockIdx.x + threadIdx.x] store unit
}

void run(const float *a, const float *b, float *out, int n) {
  calls<<<4, 256>>>(a, b, out, n);
  apply<<<4, 256>>>([=] __device__(int i) { return a[i * 2]; }, out, n); // index: a[2*blockDim.x*blockIdx.x + 2*threadIdx.x] load constant 2
}
