// One load or one store of shared memory of a known pattern in every kernel; README.md says how the
// annotations are read. Loads and stores are counted apart: a kernel that measures its load fills
// the tile with stores.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

template <class T> __device__ __forceinline__ void fill(T *tile, int n, T value) {
#pragma unroll 1
  for (int j = threadIdx.y * blockDim.x + threadIdx.x; j < n; j += blockDim.x * blockDim.y)
    tile[j] = value;
  __syncthreads();
}

// ---------------------------------------------------------------- loads of four bytes

__global__ void sharedUniform(float *out, float seed) {
  __shared__ float tile[128];
  fill(tile, 128, seed);
  const float v = tile[blockIdx.x]; // hw: sharedUniform uniform
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedUnit(float *out, float seed) {
  __shared__ float tile[128];
  fill(tile, 128, seed);
  const float v = tile[threadIdx.x]; // hw: sharedUnit unit
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedReversed(float *out, float seed) {
  __shared__ float tile[128];
  fill(tile, 128, seed);
  const float v = tile[127 - threadIdx.x]; // hw: sharedReversed unit
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedOffset(float *out, float seed) {
  __shared__ float tile[132];
  fill(tile, 132, seed);
  const float v = tile[threadIdx.x + 3]; // hw: sharedOffset unit
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedBy2(float *out, float seed) {
  __shared__ float tile[128 * 2];
  fill(tile, 128 * 2, seed);
  const float v = tile[2 * threadIdx.x]; // hw: sharedBy2 constant 2
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedBy3(float *out, float seed) {
  __shared__ float tile[128 * 3];
  fill(tile, 128 * 3, seed);
  const float v = tile[3 * threadIdx.x + 1]; // hw: sharedBy3 constant 3
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedBy4(float *out, float seed) {
  __shared__ float tile[128 * 4];
  fill(tile, 128 * 4, seed);
  const float v = tile[4 * threadIdx.x]; // hw: sharedBy4 constant 4
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedBy6(float *out, float seed) {
  __shared__ float tile[128 * 6];
  fill(tile, 128 * 6, seed);
  const float v = tile[6 * threadIdx.x]; // hw: sharedBy6 constant 6
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedBy8(float *out, float seed) {
  __shared__ float tile[128 * 8];
  fill(tile, 128 * 8, seed);
  const float v = tile[8 * threadIdx.x + 7]; // hw: sharedBy8 constant 8
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedBy16(float *out, float seed) {
  __shared__ float tile[128 * 16];
  fill(tile, 128 * 16, seed);
  const float v = tile[16 * threadIdx.x]; // hw: sharedBy16 constant 16
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedBy32(float *out, float seed) {
  __shared__ float tile[128 * 32];
  fill(tile, 128 * 32, seed);
  const float v = tile[threadIdx.x << 5]; // hw: sharedBy32 constant 32
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedBy33(float *out, float seed) {
  __shared__ float tile[128 * 33];
  fill(tile, 128 * 33, seed);
  const float v = tile[33 * threadIdx.x]; // hw: sharedBy33 constant 33
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedBy64(float *out, float seed) {
  __shared__ float tile[128 * 64];
  fill(tile, 128 * 64, seed);
  const float v = tile[64 * threadIdx.x]; // hw: sharedBy64 constant 64
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedSymbolic(float *out, float seed, int stride) {
  __shared__ float tile[32 * 128 + 128];
  fill(tile, 32 * 128 + 128, seed);
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const float v = tile[lane * stride + warp]; // hw: sharedSymbolic symbolic
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

// ---------------------------------------------------------------- tiles

__global__ void sharedTileRows(float *out, float seed) {
  __shared__ float tile[32][32];
  fill(&tile[0][0], 32 * 32, seed);
  const float v = tile[threadIdx.y][threadIdx.x]; // hw: sharedTileRows unit
  out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] = v;
}

__global__ void sharedTileColumns(float *out, float seed) {
  __shared__ float tile[32][32];
  fill(&tile[0][0], 32 * 32, seed);
  const float v = tile[threadIdx.x][threadIdx.y]; // hw: sharedTileColumns constant 32
  out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] = v;
}

__global__ void sharedPadded(float *out, float seed) {
  __shared__ float tile[32][33];
  fill(&tile[0][0], 32 * 33, seed);
  const float v = tile[threadIdx.x][threadIdx.y]; // hw: sharedPadded constant 33
  out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] = v;
}

__global__ void sharedPaddedBy2(float *out, float seed) {
  __shared__ float tile[32][34];
  fill(&tile[0][0], 32 * 34, seed);
  const float v = tile[threadIdx.x][threadIdx.y]; // hw: sharedPaddedBy2 constant 34
  out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] = v;
}

__global__ void sharedSwizzled(float *out, float seed) {
  __shared__ float tile[32][32];
  fill(&tile[0][0], 32 * 32, seed);
  const float v = tile[threadIdx.x][threadIdx.y ^ threadIdx.x]; // hw: sharedSwizzled irregular
  out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] = v;
}

__global__ void sharedColumns16(float *out, float seed) {
  __shared__ float tile[16][16];
  fill(&tile[0][0], 16 * 16, seed);
  const float v = tile[threadIdx.x][threadIdx.y]; // hw: sharedColumns16 constant 16
  out[(blockIdx.x * 16 + threadIdx.y) * 16 + threadIdx.x] = v;
}

__global__ void sharedColumns16Padded(float *out, float seed) {
  __shared__ float tile[16][17];
  fill(&tile[0][0], 16 * 17, seed);
  const float v = tile[threadIdx.x][threadIdx.y]; // hw: sharedColumns16Padded constant 17
  out[(blockIdx.x * 16 + threadIdx.y) * 16 + threadIdx.x] = v;
}

__global__ void sharedColumns8(float *out, float seed) {
  __shared__ float tile[8][8];
  fill(&tile[0][0], 8 * 8, seed);
  const float v = tile[threadIdx.x][threadIdx.y]; // hw: sharedColumns8 constant 8
  out[(blockIdx.x * 8 + threadIdx.y) * 8 + threadIdx.x] = v;
}

__global__ void sharedRowBroadcast(float *out, float seed) {
  __shared__ float tile[16][16];
  fill(&tile[0][0], 16 * 16, seed);
  const float v = tile[threadIdx.y][5]; // hw: sharedRowBroadcast uniform
  out[(blockIdx.x * 16 + threadIdx.y) * 16 + threadIdx.x] = v;
}

__global__ void sharedDotRow(float *out, float seed) {
  __shared__ float tile[16][16];
  fill(&tile[0][0], 16 * 16, seed);
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 16; ++k)
    sum += tile[k][threadIdx.x]; // hw: sharedDotRow unit
  out[(blockIdx.x * 16 + threadIdx.y) * 16 + threadIdx.x] = sum;
}

__global__ void sharedRowPerThread(float *out, float seed) {
  __shared__ float tile[128 * 20];
  fill(tile, 128 * 20, seed);
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 20; ++k)
    sum += tile[threadIdx.x * 20 + k]; // hw: sharedRowPerThread constant 20
  out[blockIdx.x * 128 + threadIdx.x] = sum;
}

__global__ void sharedHalved(float *out, float seed) {
  __shared__ float tile[128];
  fill(tile, 128, seed);
  const float v = tile[threadIdx.x / 2]; // hw: sharedHalved irregular
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedModulo(float *out, float seed) {
  __shared__ float tile[32 * 8];
  fill(tile, 32 * 8, seed);
  const float v = tile[threadIdx.x % 8 * 32 + threadIdx.x / 8]; // hw: sharedModulo irregular
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedIndirect(float *out, float seed) {
  __shared__ float tile[1024];
  fill(tile, 1024, seed);
  const int k = int(tile[threadIdx.x]);           // hw: sharedIndirect unit
  const float v = tile[(k + threadIdx.x) & 1023]; // hw: sharedIndirect indirect
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

extern __shared__ unsigned char raw[];

__global__ void sharedDynamic(float *out, float seed, int n) {
  float *first = reinterpret_cast<float *>(raw);
  float *second = first + n;
  fill(first, 128 * 5, seed);
  const float v = second[4 * threadIdx.x]; // hw: sharedDynamic constant 4
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

// ---------------------------------------------------------------- loads of other widths

__global__ void sharedByte(float *out) {
  __shared__ unsigned char tile[128];
  fill(tile, 128, (unsigned char)blockIdx.x);
  const float v = tile[threadIdx.x]; // hw: sharedByte unit
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedByteBy8(float *out) {
  __shared__ unsigned char tile[128 * 8];
  fill(tile, 128 * 8, (unsigned char)blockIdx.x);
  const float v = tile[8 * threadIdx.x]; // hw: sharedByteBy8 constant 8
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedShort(float *out) {
  __shared__ short tile[128];
  fill(tile, 128, short(blockIdx.x));
  const float v = tile[threadIdx.x]; // hw: sharedShort unit
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedDouble(double *out, double seed) {
  __shared__ double tile[128];
  fill(tile, 128, seed);
  const double v = tile[threadIdx.x]; // hw: sharedDouble unit
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedDoubleUniform(double *out, double seed) {
  __shared__ double tile[128];
  fill(tile, 128, seed);
  const double v = tile[blockIdx.x]; // hw: sharedDoubleUniform uniform
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedDoubleBy2(double *out, double seed) {
  __shared__ double tile[128 * 2];
  fill(tile, 128 * 2, seed);
  const double v = tile[2 * threadIdx.x]; // hw: sharedDoubleBy2 constant 2
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedDoubleColumns(double *out, double seed) {
  __shared__ double tile[32][32];
  fill(&tile[0][0], 32 * 32, seed);
  const double v = tile[threadIdx.x][threadIdx.y]; // hw: sharedDoubleColumns constant 32
  out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] = v;
}

__global__ void sharedDoublePadded(double *out, double seed) {
  __shared__ double tile[32][33];
  fill(&tile[0][0], 32 * 33, seed);
  const double v = tile[threadIdx.x][threadIdx.y]; // hw: sharedDoublePadded constant 33
  out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] = v;
}

__global__ void sharedFloat4(float *out, float seed) {
  __shared__ float4 tile[128];
  fill(tile, 128, make_float4(seed, seed, seed, seed));
  const float4 v = tile[threadIdx.x]; // hw: sharedFloat4 unit
  out[blockIdx.x * 128 + threadIdx.x] = v.x + v.y * v.z - v.w;
}

__global__ void sharedFloat4Uniform(float *out, float seed) {
  __shared__ float4 tile[128];
  fill(tile, 128, make_float4(seed, seed, seed, seed));
  const float4 v = tile[blockIdx.x]; // hw: sharedFloat4Uniform uniform
  out[blockIdx.x * 128 + threadIdx.x] = v.x + v.y * v.z - v.w;
}

__global__ void sharedFloat4By2(float *out, float seed) {
  __shared__ float4 tile[256];
  fill(tile, 256, make_float4(seed, seed, seed, seed));
  const float4 v = tile[2 * threadIdx.x]; // hw: sharedFloat4By2 constant 2
  out[blockIdx.x * 128 + threadIdx.x] = v.x + v.y * v.z - v.w;
}

__global__ void sharedFloat4Rows(float *out, float seed) {
  __shared__ float4 tile[32][8];
  fill(&tile[0][0], 256, make_float4(seed, seed, seed, seed));
  const float4 v = tile[threadIdx.x % 32][threadIdx.x / 32]; // hw: sharedFloat4Rows constant 8
  out[blockIdx.x * 128 + threadIdx.x] = v.x + v.y * v.z - v.w;
}

struct Triple {
  float x, y, z;
};
struct Quad {
  float x, y, z, w;
};

__global__ void sharedFieldOf12(float *out, float seed) {
  __shared__ Triple tile[128];
  fill(tile, 128, Triple{seed, seed, seed});
  const float v = tile[threadIdx.x].y; // hw: sharedFieldOf12 constant 3
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedFieldOf16(float *out, float seed) {
  __shared__ Quad tile[128];
  fill(tile, 128, Quad{seed, seed, seed, seed});
  const float v = tile[threadIdx.x].z; // hw: sharedFieldOf16 constant 4
  out[blockIdx.x * 128 + threadIdx.x] = v;
}

__global__ void sharedWholeOf12(float *out, float seed) {
  __shared__ Triple tile[128];
  fill(tile, 128, Triple{seed, seed, seed});
  const Triple v = tile[threadIdx.x]; // hw: sharedWholeOf12 unit
  out[blockIdx.x * 128 + threadIdx.x] = v.x + v.y * v.z;
}

// ---------------------------------------------------------------- stores

__global__ void sharedStoreUnit(float *out) {
  __shared__ float tile[128];
  tile[threadIdx.x] = float(blockIdx.x + threadIdx.x); // hw: sharedStoreUnit unit
  __syncthreads();
  out[blockIdx.x * 128 + threadIdx.x] = tile[127 - threadIdx.x];
}

__global__ void sharedStoreBy2(float *out) {
  __shared__ float tile[256];
  tile[2 * threadIdx.x] = float(blockIdx.x + threadIdx.x); // hw: sharedStoreBy2 constant 2
  __syncthreads();
  out[blockIdx.x * 128 + threadIdx.x] = tile[2 * (127 - threadIdx.x)];
}

__global__ void sharedStoreBy8(float *out) {
  __shared__ float tile[1024];
  tile[8 * threadIdx.x] = float(blockIdx.x + threadIdx.x); // hw: sharedStoreBy8 constant 8
  __syncthreads();
  out[blockIdx.x * 128 + threadIdx.x] = tile[8 * (127 - threadIdx.x)];
}

__global__ void sharedStoreColumns(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.x][threadIdx.y] = float(threadIdx.x); // hw: sharedStoreColumns constant 32
  __syncthreads();
  out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] = tile[31 - threadIdx.x][7 - threadIdx.y];
}

__global__ void sharedStorePadded(float *out) {
  __shared__ float tile[32][33];
  tile[threadIdx.x][threadIdx.y] = float(threadIdx.x); // hw: sharedStorePadded constant 33
  __syncthreads();
  out[(blockIdx.x * 8 + threadIdx.y) * 32 + threadIdx.x] = tile[31 - threadIdx.x][7 - threadIdx.y];
}

__global__ void sharedStoreSwizzled(float *out) {
  __shared__ float tile[32][32];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[x][y ^ x] = float(x); // hw: sharedStoreSwizzled irregular
  __syncthreads();
  out[(blockIdx.x * 8 + y) * 32 + x] = tile[31 - x][(7 - y) ^ (31 - x)];
}

__global__ void sharedStoreDouble(double *out) {
  __shared__ double tile[128];
  tile[threadIdx.x] = blockIdx.x + threadIdx.x; // hw: sharedStoreDouble unit
  __syncthreads();
  out[blockIdx.x * 128 + threadIdx.x] = tile[127 - threadIdx.x];
}

__global__ void sharedStoreFloat4(float *out, float seed) {
  __shared__ float4 tile[128];
  tile[threadIdx.x] = make_float4(seed, seed, 1, 2); // hw: sharedStoreFloat4 unit
  __syncthreads();
  const float4 v = tile[127 - threadIdx.x];
  out[blockIdx.x * 128 + threadIdx.x] = v.x + v.y * v.z - v.w;
}

__global__ void sharedStoreFloat4By2(float *out, float seed) {
  __shared__ float4 tile[256];
  tile[2 * threadIdx.x] = make_float4(seed, seed, 1, 2); // hw: sharedStoreFloat4By2 constant 2
  __syncthreads();
  const float4 v = tile[2 * (127 - threadIdx.x)];
  out[blockIdx.x * 128 + threadIdx.x] = v.x + v.y * v.z - v.w;
}

__global__ void sharedStoreByte(float *out) {
  __shared__ unsigned char tile[128];
  tile[threadIdx.x] = (unsigned char)(blockIdx.x + threadIdx.x); // hw: sharedStoreByte unit
  __syncthreads();
  out[blockIdx.x * 128 + threadIdx.x] = tile[127 - threadIdx.x];
}

// ---------------------------------------------------------------- the program

static void check(cudaError_t e, const char *what) {
  if (e == cudaSuccess)
    return;
  std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(e));
  std::exit(1);
}

int main() {
  void *memory = nullptr;
  check(cudaMalloc(&memory, size_t(1) << 20), "cudaMalloc");
  float *out = static_cast<float *>(memory);
  double *wide = static_cast<double *>(memory);
  // 16 blocks: few enough that one multiprocessor runs one block, and nothing else gets in between.
  sharedUniform<<<16, 128>>>(out, 0);
  sharedUnit<<<16, 128>>>(out, 0);
  sharedReversed<<<16, 128>>>(out, 0);
  sharedOffset<<<16, 128>>>(out, 0);
  sharedBy2<<<16, 128>>>(out, 0);
  sharedBy3<<<16, 128>>>(out, 0);
  sharedBy4<<<16, 128>>>(out, 0);
  sharedBy6<<<16, 128>>>(out, 0);
  sharedBy8<<<16, 128>>>(out, 0);
  sharedBy16<<<16, 128>>>(out, 0);
  sharedBy32<<<16, 128>>>(out, 0);
  sharedBy33<<<16, 128>>>(out, 0);
  sharedBy64<<<16, 128>>>(out, 0);
  sharedSymbolic<<<16, 128>>>(out, 0, 128);
  sharedTileRows<<<16, dim3(32, 8)>>>(out, 0);
  sharedTileColumns<<<16, dim3(32, 8)>>>(out, 0);
  sharedPadded<<<16, dim3(32, 8)>>>(out, 0);
  sharedPaddedBy2<<<16, dim3(32, 8)>>>(out, 0);
  sharedSwizzled<<<16, dim3(32, 8)>>>(out, 0);
  sharedColumns16<<<16, dim3(16, 16)>>>(out, 0);
  sharedColumns16Padded<<<16, dim3(16, 16)>>>(out, 0);
  sharedColumns8<<<16, dim3(8, 8)>>>(out, 0);
  sharedRowBroadcast<<<16, dim3(16, 16)>>>(out, 0);
  sharedDotRow<<<16, dim3(16, 16)>>>(out, 0);
  sharedRowPerThread<<<16, 128>>>(out, 0);
  sharedHalved<<<16, 128>>>(out, 0);
  sharedModulo<<<16, 128>>>(out, 0);
  sharedIndirect<<<16, 128>>>(out, 0);
  sharedDynamic<<<16, 128, 128 * 5 * sizeof(float)>>>(out, 0, 128);
  sharedByte<<<16, 128>>>(out);
  sharedByteBy8<<<16, 128>>>(out);
  sharedShort<<<16, 128>>>(out);
  sharedDouble<<<16, 128>>>(wide, 0);
  sharedDoubleUniform<<<16, 128>>>(wide, 0);
  sharedDoubleBy2<<<16, 128>>>(wide, 0);
  sharedDoubleColumns<<<16, dim3(32, 8)>>>(wide, 0);
  sharedDoublePadded<<<16, dim3(32, 8)>>>(wide, 0);
  sharedFloat4<<<16, 128>>>(out, 0);
  sharedFloat4Uniform<<<16, 128>>>(out, 0);
  sharedFloat4By2<<<16, 128>>>(out, 0);
  sharedFloat4Rows<<<16, 128>>>(out, 0);
  sharedFieldOf12<<<16, 128>>>(out, 0);
  sharedFieldOf16<<<16, 128>>>(out, 0);
  sharedWholeOf12<<<16, 128>>>(out, 0);
  sharedStoreUnit<<<16, 128>>>(out);
  sharedStoreBy2<<<16, 128>>>(out);
  sharedStoreBy8<<<16, 128>>>(out);
  sharedStoreColumns<<<16, dim3(32, 8)>>>(out);
  sharedStorePadded<<<16, dim3(32, 8)>>>(out);
  sharedStoreSwizzled<<<16, dim3(32, 8)>>>(out);
  sharedStoreDouble<<<16, 128>>>(wide);
  sharedStoreFloat4<<<16, 128>>>(out, 0);
  sharedStoreFloat4By2<<<16, 128>>>(out, 0);
  sharedStoreByte<<<16, 128>>>(out);
  check(cudaGetLastError(), "a launch");
  check(cudaDeviceSynchronize(), "a kernel");
  std::puts("done");
  return 0;
}
