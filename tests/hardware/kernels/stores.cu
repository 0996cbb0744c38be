// One global store of a known pattern in every kernel; README.md says how the annotations are read.
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Body {
  float x, y, z, mass, vx, vy, vz, charge;
};

__global__ void storeUniform(float *out) {
  out[blockIdx.x] = 1.0f; // hw: storeUniform uniform
}

__global__ void storeByte(unsigned char *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = (unsigned char)i; // hw: storeByte unit
}

__global__ void storeShort(short *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = short(i); // hw: storeShort unit
}

__global__ void storeFloat(float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = float(i); // hw: storeFloat unit
}

__global__ void storeDouble(double *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = i; // hw: storeDouble unit
}

__global__ void storeFloat4(float4 *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = make_float4(i, 1, 2, 3); // hw: storeFloat4 unit
}

__global__ void storeFloat3(float3 *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = make_float3(i, 1, 2); // hw: storeFloat3 unit
}

__global__ void storeStride2(float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[2 * i + 1] = float(i); // hw: storeStride2 constant 2
}

__global__ void storeStride3(float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[3 * i] = float(i); // hw: storeStride3 constant 3
}

__global__ void storeStride8(float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[8 * i] = float(i); // hw: storeStride8 constant 8
}

__global__ void storeStride33(float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[33 * i] = float(i); // hw: storeStride33 constant 33
}

__global__ void storeStride2Double(double *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[2 * i] = i; // hw: storeStride2Double constant 2
}

__global__ void storeReversed(float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[n - 1 - i] = float(i); // hw: storeReversed unit
}

__global__ void storeSymbolic(float *out, int stride) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i * stride] = float(i); // hw: storeSymbolic symbolic
}

__global__ void storeRows(float *out, int pitch) {
  const int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  out[y * pitch + x] = float(x); // hw: storeRows unit
}

__global__ void storeColumns(float *out, int pitch) {
  const int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  out[x * pitch + y] = float(x); // hw: storeColumns symbolic
}

__global__ void storeColumns32(float *out, int pitch) {
  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  out[x * pitch + y] = float(x); // hw: storeColumns32 symbolic
}

__global__ void storeField(Body *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i].mass = float(i); // hw: storeField constant 8
}

__global__ void storeOffset(float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i + 1] = float(i); // hw: storeOffset unit
}

__global__ void storeHalved(float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i / 2] = 1.0f; // hw: storeHalved irregular
}

__global__ void storeXor(float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i ^ 2] = float(i); // hw: storeXor irregular
}

__global__ void storeTile(float *out, int pitch) {
  const int row = threadIdx.x / 16, column = threadIdx.x % 16;
  out[(blockIdx.y * 16 + row) * pitch + blockIdx.x * 16 + column] = 1.0f; // hw: storeTile unit
}

__global__ void storeCast(float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  reinterpret_cast<float2 *>(out)[i] = make_float2(i, 1); // hw: storeCast unit
}

__global__ void storeGridStride(float *out, int n) {
#pragma unroll 1
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    out[i] = 1.0f; // hw: storeGridStride unit
}

__global__ void storeRowPerThread(float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float *row = out + i * n;
#pragma unroll 1
  for (int j = 0; j < n; ++j)
    row[j] = float(j); // hw: storeRowPerThread symbolic
}

__global__ void storeScatter(float *out, const int *index) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int k = index[i];
  out[k] = float(i); // hw: storeScatter indirect
}

__device__ __forceinline__ void put(float *m, int row, int column, int pitch, float v) {
  m[row * pitch + column] = v; // hw: storeHelper symbolic
}

__global__ void storeHelper(float *out, int pitch) {
  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  put(out, x, y, pitch, 1.0f);
}

__global__ void storeLambda(float *out) {
  const int lane = threadIdx.x % 32, warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  auto set = [=](int k, float v) {
    out[k] = v; // hw: storeLambda unit
  };
  set(warp * 40 + lane, 1.0f);
}

static void check(cudaError_t e, const char *what) {
  if (e == cudaSuccess)
    return;
  std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(e));
  std::exit(1);
}

int main() {
  const size_t bytes = size_t(64) << 20;
  void *out = nullptr;
  int *index = nullptr;
  check(cudaMalloc(&out, bytes), "cudaMalloc");
  check(cudaMalloc(&index, 16384 * sizeof(int)), "cudaMalloc");
  std::vector<int> random(16384);
  uint32_t state = 12345;
  for (int &k : random) {
    state = state * 1664525u + 1013904223u;
    k = int(state >> 18);
  }
  check(cudaMemcpy(index, random.data(), 16384 * sizeof(int), cudaMemcpyHostToDevice),
        "cudaMemcpy");
  float *f = static_cast<float *>(out);
  double *d = static_cast<double *>(out);
  storeUniform<<<64, 256>>>(f);
  storeByte<<<64, 256>>>(static_cast<unsigned char *>(out));
  storeShort<<<64, 256>>>(static_cast<short *>(out));
  storeFloat<<<64, 256>>>(f, 16384);
  storeDouble<<<64, 256>>>(d);
  storeFloat4<<<64, 256>>>(static_cast<float4 *>(out));
  storeFloat3<<<64, 256>>>(static_cast<float3 *>(out));
  storeStride2<<<64, 256>>>(f);
  storeStride3<<<64, 256>>>(f);
  storeStride8<<<64, 256>>>(f);
  storeStride33<<<64, 256>>>(f);
  storeStride2Double<<<64, 256>>>(d);
  storeReversed<<<64, 256>>>(f, 16384);
  storeSymbolic<<<64, 256>>>(f, 512);
  storeRows<<<dim3(16, 4), dim3(16, 16)>>>(f, 256);
  storeColumns<<<dim3(16, 4), dim3(16, 16)>>>(f, 256);
  storeColumns32<<<dim3(8, 8), dim3(32, 8)>>>(f, 256);
  storeField<<<64, 256>>>(static_cast<Body *>(out));
  storeOffset<<<64, 256>>>(f);
  storeHalved<<<64, 256>>>(f);
  storeXor<<<64, 256>>>(f);
  storeTile<<<dim3(16, 4), 256>>>(f, 256);
  storeCast<<<64, 256>>>(f);
  storeGridStride<<<64, 256>>>(f, 16384 * 8);
  storeRowPerThread<<<64, 256>>>(f, 128);
  storeScatter<<<64, 256>>>(f, index);
  storeHelper<<<dim3(8, 8), dim3(32, 8)>>>(f, 256);
  storeLambda<<<64, 256>>>(f);
  check(cudaGetLastError(), "a launch");
  check(cudaDeviceSynchronize(), "a kernel");
  std::puts("done");
  return 0;
}
