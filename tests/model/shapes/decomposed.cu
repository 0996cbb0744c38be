#include <cuda_runtime.h>

template <int W, int H> __global__ void constants(const float *in, float *out) {
  int i = blockIdx.x * (W * H) + threadIdx.x;
  int x = i % W, y = i / W;
  out[y * W + x] = in[x * H + y]; // index: out[...] store unit; in[...] load constant 16
}

__global__ void volume(const float *in, float *out, int nx, int ny) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int z = i / (nx * ny), rest = i - z * nx * ny;
  int y = rest / nx, x = rest - y * nx;
  out[(z * ny + y) * nx + x] = in[i]; // index: out[...] store unit; in[...] load unit
}

__global__ void chunked(const float *in, float *out, int per) {
  int first = (blockIdx.x * blockDim.x + threadIdx.x) * per;
  for (int k = 0; k < per; ++k)
    out[first + k] = in[first + k]; // index: out[...] store symbolic
  for (int k = 0; k < 4; ++k)
    out[k * blockDim.x + threadIdx.x] = 0; // index: out[...] store unit
  int base = threadIdx.x * 4;
#pragma unroll
  for (int k = 0; k < 4; ++k)
    out[base + k] = 1; // index: out[...] store constant 4
}

__global__ void wrapped(const float *in, float *out, int n, int mask) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[(i + 1) % n] = in[(i - 1 + n) % n]; // index: out[...] store unit; in[...] load unit
  out[i & ~3] = in[min(i, n - 1)]; // index: in[min((blockDim.x*blockIdx.x + threadIdx.x), (n - 1))] load unit
  out[i] = in[i < n ? i : 0]; // index: in[...] load unit
}

int main() {
  constants<32, 16><<<1, 512>>>(nullptr, nullptr);
  volume<<<1, 128>>>(nullptr, nullptr, 1, 1);
  chunked<<<1, 128>>>(nullptr, nullptr, 1);
  wrapped<<<1, 128>>>(nullptr, nullptr, 1, 1);
}
