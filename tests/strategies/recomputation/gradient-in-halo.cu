#include <cuda_runtime.h>

// Products for the border of the tile are computed on both sides of it.
template <int T> __global__ void corner(const float *ix, const float *iy, float *out, int pitch) {
  __shared__ float p[T + 2][T + 2];
  for (int k = threadIdx.x + T * threadIdx.y; k < (T + 2) * (T + 2); k += T * T) { // evidence: recomputation
    int x = k % (T + 2) + blockIdx.x * T, y = k / (T + 2) + blockIdx.y * T;
    p[k / (T + 2)][k % (T + 2)] = ix[y * pitch + x] * iy[y * pitch + x] + 0.5f * ix[y * pitch + x]; // expect: recomputation
  }
  __syncthreads();
  float s = 0;
  for (int j = 0; j < 3; ++j)
    for (int i = 0; i < 3; ++i) s += p[threadIdx.y + j][threadIdx.x + i];
  out[(blockIdx.y * T + threadIdx.y) * pitch + blockIdx.x * T + threadIdx.x] = s;
}
void run(const float *ix, const float *iy, float *out, int w, int h, int pitch) { corner<16><<<dim3(w / 16, h / 16), dim3(16, 16)>>>(ix, iy, out, pitch); }
