// One global load of a known pattern in every kernel; README.md says how the annotations are read.
// The store of the result is counted by other counters and may be anything.
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

// ---------------------------------------------------------------- the same address in all lanes

__global__ void uniformBlock(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[blockIdx.x]; // hw: uniformBlock uniform
  out[i] = v;
}

__global__ void uniformParameter(const float *in, float *out, int which) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[which]; // hw: uniformParameter uniform
  out[i] = v;
}

__global__ void uniformWarp(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i / warpSize]; // hw: uniformWarp uniform
  out[i] = v;
}

__global__ void uniformRow(const float *in, float *out) {
  const int row = blockIdx.x * blockDim.y + threadIdx.y;
  const float v = in[row]; // hw: uniformRow uniform
  out[row * 32 + threadIdx.x] = v;
}

__global__ void uniformDouble(const double *in, double *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const double v = in[blockIdx.x]; // hw: uniformDouble uniform
  out[i] = v;
}

__global__ void uniformFloat4(const float4 *in, float4 *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 v = in[blockIdx.x]; // hw: uniformFloat4 uniform
  out[i] = v;
}

__global__ void uniformLoop(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
#pragma unroll 1
  for (int j = 0; j < n; ++j)
    sum += in[j]; // hw: uniformLoop uniform
  out[i] = sum;
}

// ---------------------------------------------------------------- neighbouring elements

__global__ void unitByte(const unsigned char *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i]; // hw: unitByte unit
  out[i] = v;
}

__global__ void unitShort(const short *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i]; // hw: unitShort unit
  out[i] = v;
}

__global__ void unitFloat(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i]; // hw: unitFloat unit
  out[i] = v;
}

__global__ void unitGuarded(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float v = in[i]; // hw: unitGuarded unit
  out[i] = v;
}

__global__ void unitInt64(const int64_t *in, float *out) {
  const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
  const int64_t v = in[i]; // hw: unitInt64 unit
  out[i] = float(v);
}

__global__ void unitDouble(const double *in, double *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const double v = in[i]; // hw: unitDouble unit
  out[i] = v;
}

__global__ void unitFloat4(const float4 *in, float4 *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 v = in[i]; // hw: unitFloat4 unit
  out[i] = v;
}

__global__ void unitLdg(const float *__restrict__ in, float *__restrict__ out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = __ldg(in + i); // hw: unitLdg unit
  out[i] = v;
}

// ---------------------------------------------------------------- a constant distance

__global__ void stride2(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[2 * i]; // hw: stride2 constant 2
  out[i] = v;
}

__global__ void stride3(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i * 3 + 1]; // hw: stride3 constant 3
  out[i] = v;
}

__global__ void stride4(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i << 2]; // hw: stride4 constant 4
  out[i] = v;
}

__global__ void stride8(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[8 * i + 5]; // hw: stride8 constant 8
  out[i] = v;
}

__global__ void stride16(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float *mine = in + 16 * i;
  const float v = *mine; // hw: stride16 constant 16
  out[i] = v;
}

__global__ void stride32(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i * 32]; // hw: stride32 constant 32
  out[i] = v;
}

__global__ void stride33(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i * 33]; // hw: stride33 constant 33
  out[i] = v;
}

__global__ void stride64(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i * 64]; // hw: stride64 constant 64
  out[i] = v;
}

__global__ void stride3Byte(const unsigned char *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[3 * i]; // hw: stride3Byte constant 3
  out[i] = v;
}

__global__ void stride64Byte(const unsigned char *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[64 * i]; // hw: stride64Byte constant 64
  out[i] = v;
}

__global__ void stride5Short(const short *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[5 * i]; // hw: stride5Short constant 5
  out[i] = v;
}

__global__ void stride2Double(const double *in, double *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const double v = in[2 * i]; // hw: stride2Double constant 2
  out[i] = v;
}

__global__ void stride2Float4(const float4 *in, float4 *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 v = in[2 * i]; // hw: stride2Float4 constant 2
  out[i] = v;
}

__global__ void reversed(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[n - 1 - i]; // hw: reversed unit
  out[i] = v;
}

__global__ void reversedBlock(const float *in, float *out) {
  const int i = blockIdx.x * 256 + threadIdx.x;
  const float v = in[blockIdx.x * 256 + 255 - threadIdx.x]; // hw: reversedBlock unit
  out[i] = v;
}

__global__ void reversedBy2(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[2 * (n - 1 - i)]; // hw: reversedBy2 constant -2
  out[i] = v;
}

// ---------------------------------------------------------------- a distance known at run time

__global__ void symbolicBy128(const float *in, float *out, int stride) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i * stride]; // hw: symbolicBy128 symbolic
  out[i] = v;
}

__global__ void symbolicBy1024(const float *in, float *out, int stride) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i * stride]; // hw: symbolicBy1024 symbolic
  out[i] = v;
}

__global__ void symbolicDouble(const double *in, double *out, size_t stride) {
  const size_t i = blockIdx.x * blockDim.x + threadIdx.x;
  const double v = in[i * stride + 1]; // hw: symbolicDouble symbolic
  out[i] = v;
}

__global__ void symbolicGrid(const float *in, float *out) {
  const float v = in[threadIdx.x * gridDim.x + blockIdx.x]; // hw: symbolicGrid symbolic
  out[blockIdx.x * blockDim.x + threadIdx.x] = v;
}

// The stride is 3 when it runs: the model takes sizes to be large, and says so.
__global__ void symbolicBy3(const float *in, float *out, int stride) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i * stride]; // hw: symbolicBy3 symbolic assumed
  out[i] = v;
}

// ---------------------------------------------------------------- blocks with two and three
// dimensions

__global__ void rows32x8(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  const float v = in[y * pitch + x]; // hw: rows32x8 unit
  out[y * pitch + x] = v;
}

__global__ void columns32x8(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  const float v = in[x * pitch + y]; // hw: columns32x8 symbolic
  out[y * pitch + x] = v;
}

__global__ void rows16x16(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  const float v = in[y * pitch + x]; // hw: rows16x16 unit
  out[y * pitch + x] = v;
}

__global__ void columns16x16(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  const float v = in[x * pitch + y]; // hw: columns16x16 symbolic
  out[y * pitch + x] = v;
}

__global__ void rows8x8(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const float v = in[y * pitch + x]; // hw: rows8x8 unit
  out[y * pitch + x] = v;
}

__global__ void columns8x8(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const float v = in[x * pitch + y]; // hw: columns8x8 symbolic
  out[y * pitch + x] = v;
}

__global__ void rows64x4(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const float v = in[y * pitch + x]; // hw: rows64x4 unit
  out[y * pitch + x] = v;
}

__global__ void columns64x4(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const float v = in[x * pitch + y]; // hw: columns64x4 symbolic
  out[y * pitch + x] = v;
}

__global__ void rows4x64(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const float v = in[y * pitch + x]; // hw: rows4x64 unit
  out[y * pitch + x] = v;
}

__global__ void rows8x8Double(const double *in, double *out, int pitch) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const double v = in[y * pitch + x]; // hw: rows8x8Double unit
  out[y * pitch + x] = v;
}

__global__ void columnsConstant(const float *in, float *out) {
  const int x = threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  const float v = in[x * 256 + y]; // hw: columnsConstant constant 256
  out[y * 32 + x] = v;
}

__global__ void planes8x4x4(const float *in, float *out, int nx, int ny) {
  const int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 4 + threadIdx.y, z = threadIdx.z;
  const float v = in[(z * ny + y) * nx + x]; // hw: planes8x4x4 unit
  out[(z * ny + y) * nx + x] = v;
}

__global__ void planesDeepFirst(const float *in, float *out, int nx, int ny) {
  const int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 4 + threadIdx.y, z = threadIdx.z;
  const float v = in[(x * ny + y) * nx + z]; // hw: planesDeepFirst symbolic
  out[(z * ny + y) * nx + x] = v;
}

// ---------------------------------------------------------------- quotients, remainders, exclusive
// or

__global__ void halved(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i / 2]; // hw: halved irregular
  out[i] = v;
}

__global__ void quartered(const double *in, double *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const double v = in[i >> 2]; // hw: quartered uniform
  out[i] = v;
}

__global__ void wrapped(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i % 16]; // hw: wrapped unit
  out[i] = v;
}

__global__ void flatToRow(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = i / 32, column = i % 32;
  const float v = in[row * 64 + column]; // hw: flatToRow unit
  out[i] = v;
}

__global__ void flatToColumn(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = i / 16, column = i % 16;
  const float v = in[column * 1024 + row]; // hw: flatToColumn irregular
  out[i] = v;
}

__global__ void flatTransposed(const float *in, float *out, int width, int height) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = i / width, column = i % width;
  const float v = in[column * height + row]; // hw: flatTransposed symbolic
  out[i] = v;
}

__global__ void tile16From256(const float *in, float *out, int pitch) {
  const int row = threadIdx.x / 16, column = threadIdx.x % 16;
  const float v =
      in[(blockIdx.y * 16 + row) * pitch + blockIdx.x * 16 + column]; // hw: tile16From256 unit
  out[(blockIdx.y * gridDim.x + blockIdx.x) * 256 + threadIdx.x] = v;
}

__global__ void tile8From256(const float *in, float *out, int pitch) {
  const int row = threadIdx.x >> 3, column = threadIdx.x & 7;
  const float v =
      in[(blockIdx.y * 32 + row) * pitch + blockIdx.x * 8 + column]; // hw: tile8From256 unit
  out[(blockIdx.y * gridDim.x + blockIdx.x) * 256 + threadIdx.x] = v;
}

__global__ void tile4Float4(const float4 *in, float4 *out, int pitch) {
  const int row = threadIdx.x / 4, column = threadIdx.x % 4;
  const float4 v =
      in[(blockIdx.y * 64 + row) * pitch + blockIdx.x * 4 + column]; // hw: tile4Float4 unit
  out[(blockIdx.y * gridDim.x + blockIdx.x) * 256 + threadIdx.x] = v;
}

__global__ void tileColumnsFrom256(const float *in, float *out, int pitch) {
  const int row = blockIdx.y * 16 + threadIdx.x % 16, column = blockIdx.x * 16 + threadIdx.x / 16;
  const float v = in[row * pitch + column]; // hw: tileColumnsFrom256 irregular
  out[(blockIdx.y * gridDim.x + blockIdx.x) * 256 + threadIdx.x] = v;
}

__global__ void xorNeighbour(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i ^ 1]; // hw: xorNeighbour irregular
  out[i] = v;
}

__global__ void xorRows(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = i / 8, column = (i % 8) ^ (row % 8);
  const float v = in[row * 8 + column]; // hw: xorRows irregular
  out[i] = v;
}

__global__ void everyOtherWrapped(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[(i & ~31) + 2 * i % 32]; // hw: everyOtherWrapped irregular
  out[i] = v;
}

__global__ void square(const float *in, float *out) {
  const int lane = threadIdx.x % 32, i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[lane * lane]; // hw: square irregular
  out[i] = v;
}

// ---------------------------------------------------------------- warps and lanes

__global__ void warpAndLane(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int warp = i >> 5, lane = threadIdx.x & 31;
  const float v = in[warp * 96 + lane]; // hw: warpAndLane unit
  out[i] = v;
}

__global__ void laneMajor(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int warp = i / 32, lane = i % 32;
  const float v = in[lane * 512 + warp]; // hw: laneMajor constant 512
  out[i] = v;
}

__global__ void rowPerWarp(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int warp = i / warpSize, lane = i % warpSize;
  float sum = 0;
#pragma unroll 1
  for (int j = lane; j < n; j += warpSize)
    sum += in[warp * n + j]; // hw: rowPerWarp unit
  out[i] = sum;
}

__global__ void rowPerWarpFloat4(const float4 *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int warp = i / 32, lane = i % 32;
  float sum = 0;
#pragma unroll 1
  for (int j = lane; j < n; j += 32) {
    const float4 v = in[warp * n + j]; // hw: rowPerWarpFloat4 unit
    sum += v.x + v.y + v.z + v.w;
  }
  out[i] = sum;
}

__global__ void rowPerThread(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
#pragma unroll 1
  for (int j = 0; j < n; ++j)
    sum += in[i * n + j]; // hw: rowPerThread symbolic
  out[i] = sum;
}

__global__ void columnPerThread(const float *in, float *out, int rows, int columns) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
#pragma unroll 1
  for (int j = 0; j < rows; ++j)
    sum += in[j * columns + i]; // hw: columnPerThread unit
  out[i] = sum;
}

__global__ void chunkPerThread(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
#pragma unroll 1
  for (int j = 0; j < 24; ++j)
    sum += in[i * 24 + j]; // hw: chunkPerThread constant 24
  out[i] = sum;
}

__global__ void gridStride(const float *in, float *out, int n) {
  float sum = 0;
#pragma unroll 1
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    sum += in[i]; // hw: gridStride unit
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

__global__ void gridStrideDouble(const double *in, double *out, int n) {
  double sum = 0;
  const int step = blockDim.x * gridDim.x;
#pragma unroll 1
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step)
    sum += in[2 * i]; // hw: gridStrideDouble constant 2
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

__global__ void pointerWalk(const float *in, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float *p = in + i;
  float sum = 0;
#pragma unroll 1
  for (int j = 0; j < n; ++j, p += 16384)
    sum += *p; // hw: pointerWalk unit
  out[i] = sum;
}

// ---------------------------------------------------------------- neighbours and misalignment

__global__ void haloRight(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i + 1]; // hw: haloRight unit
  out[i] = v;
}

__global__ void haloLeft(const float *interior, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = interior[i - 1]; // hw: haloLeft unit
  out[i] = v;
}

__global__ void haloBelow(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  const float v = in[(y + 1) * pitch + x]; // hw: haloBelow unit
  out[y * pitch + x] = v;
}

__global__ void haloCorner(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  const float v = in[(y + 1) * pitch + x + 1]; // hw: haloCorner unit
  out[y * pitch + x] = v;
}

__global__ void offset3(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i + 3]; // hw: offset3 unit
  out[i] = v;
}

__global__ void offset8(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i + 8]; // hw: offset8 unit
  out[i] = v;
}

__global__ void offsetShort(const short *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i + 1]; // hw: offsetShort unit
  out[i] = v;
}

__global__ void offsetDouble(const double *in, double *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const double v = in[i + 1]; // hw: offsetDouble unit
  out[i] = v;
}

__global__ void offsetFloat4(const float4 *in, float4 *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 v = in[i + 1]; // hw: offsetFloat4 unit
  out[i] = v;
}

__global__ void offsetRuntime(const float *in, float *out, int offset) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i + offset]; // hw: offsetRuntime unit
  out[i] = v;
}

// The offset is 1 and the row length 1001 when they run: the model takes multiples of 128, and says
// so.
__global__ void offsetOdd(const float *in, float *out, int offset) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i + offset]; // hw: offsetOdd unit assumed
  out[i] = v;
}

__global__ void pitchOdd(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  const float v = in[y * pitch + x]; // hw: pitchOdd unit assumed
  out[y * 128 + x] = v;
}

// ---------------------------------------------------------------- through a loaded index

__global__ void gather(const float *in, const int *index, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int k = index[i]; // hw: gather unit
  const float v = in[k];  // hw: gather indirect
  out[i] = v;
}

__global__ void gatherRow(const float *in, const int *index, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = index[i / 32];          // hw: gatherRow uniform
  const float v = in[row * 128 + i % 32]; // hw: gatherRow unit
  out[i] = v;
}

__global__ void chase(const int *next, int *out, int hops) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int p = i;
#pragma unroll 1
  for (int j = 0; j < hops; ++j)
    p = next[p]; // hw: chase indirect
  out[i] = p;
}

__global__ void bitReversed(const float *in, float *out) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[__brev(i) >> 18]; // hw: bitReversed unknown
  out[i] = v;
}

// ---------------------------------------------------------------- the same through other spellings

__device__ __forceinline__ float at(const float *m, int row, int column, int pitch) {
  return m[row * pitch + column]; // hw: throughHelper unit
}

__global__ void throughHelper(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  out[y * pitch + x] = at(in, y, x, pitch);
}

__device__ __noinline__ float fetch(const float *m, int index) {
  return m[index]; // hw: throughCall constant 6
}

__global__ void throughCall(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = fetch(in, 6 * i);
}

template <int Width, int Field> __global__ void constantDimensions(const float *in, float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i * Width + Field]; // hw: constantDimensions constant 12
  out[i] = v;
}

template <class T, int N> __global__ void arrayOfArrays(const T (*in)[N], T *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const T v = in[i][3]; // hw: arrayOfArrays constant 10
  out[i] = v;
}

__global__ void throughLambda(const float *in, float *out, int pitch) {
  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  auto get = [&](int row, int column) {
    return in[column * pitch + row]; // hw: throughLambda symbolic
  };
  out[y * pitch + x] = get(y, x);
}

struct Matrix {
  const float *data;
  int pitch;
  __device__ const float &at(int row, int column) const { return data[row * pitch + column]; }
  __device__ float operator()(int row, int column) const {
    return data[row + column * pitch]; // hw: throughOperator symbolic
  }
};

__global__ void throughAccessor(Matrix m, float *out) {
  const int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  const float v = m.at(y, x); // hw: throughAccessor unit
  out[y * m.pitch + x] = v;
}

__global__ void throughOperator(Matrix m, float *out) {
  const int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  out[y * m.pitch + x] = m(y, x);
}

#define FLAT(a, row, column, pitch) ((a)[(row) * (pitch) + (column)])

__global__ void throughMacro(const float *in, float *out, int pitch) {
  const int3 at = make_int3(blockIdx.x * 8 + threadIdx.x, blockIdx.y * 8 + threadIdx.y, 0);
  const float v = FLAT(in, at.y, at.x, pitch); // hw: throughMacro unit
  FLAT(out, at.y, at.x, pitch) = v;
}

__device__ float table[16384 * 5];

__global__ void deviceArray(float *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = table[5 * i]; // hw: deviceArray constant 5
  out[i] = v;
}

// ---------------------------------------------------------------- the program

static void check(cudaError_t e, const char *what) {
  if (e == cudaSuccess)
    return;
  std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(e));
  std::exit(1);
}

int main() {
  const size_t bytes = size_t(96) << 20;
  char *in = nullptr, *out = nullptr;
  int *index = nullptr;
  check(cudaMalloc(&in, bytes), "cudaMalloc");
  check(cudaMalloc(&out, bytes), "cudaMalloc");
  check(cudaMalloc(&index, 16384 * sizeof(int)), "cudaMalloc");
  check(cudaMemset(in, 0, bytes), "cudaMemset");
  std::vector<int> permutation(16384);
  uint32_t state = 12345;
  for (int i = 0; i < 16384; ++i)
    permutation[i] = i;
  for (int i = 16383; i > 0; --i) {
    state = state * 1664525u + 1013904223u;
    std::swap(permutation[i], permutation[(state >> 8) % (i + 1)]);
  }
  check(cudaMemcpy(index, permutation.data(), 16384 * sizeof(int), cudaMemcpyHostToDevice),
        "cudaMemcpy");

  float *f = reinterpret_cast<float *>(in), *fo = reinterpret_cast<float *>(out);
  double *d = reinterpret_cast<double *>(in), *dOut = reinterpret_cast<double *>(out);
  float4 *f4 = reinterpret_cast<float4 *>(in), *f4o = reinterpret_cast<float4 *>(out);
  unsigned char *b = reinterpret_cast<unsigned char *>(in);
  short *s = reinterpret_cast<short *>(in);
  Matrix matrix{f, 256};

  // 16384 threads each; the plane is 256 wide and 64 high for every block shape.
  uniformBlock<<<64, 256>>>(f, fo);
  uniformParameter<<<64, 256>>>(f, fo, 128);
  uniformWarp<<<64, 256>>>(f, fo);
  uniformRow<<<64, dim3(32, 8)>>>(f, fo);
  uniformDouble<<<64, 256>>>(d, dOut);
  uniformFloat4<<<64, 256>>>(f4, f4o);
  uniformLoop<<<64, 256>>>(f, fo, 128);
  unitByte<<<64, 256>>>(b, fo);
  unitShort<<<64, 256>>>(s, fo);
  unitFloat<<<64, 256>>>(f, fo);
  unitGuarded<<<64, 256>>>(f, fo, 16384);
  unitInt64<<<64, 256>>>(reinterpret_cast<int64_t *>(in), fo);
  unitDouble<<<64, 256>>>(d, dOut);
  unitFloat4<<<64, 256>>>(f4, f4o);
  unitLdg<<<64, 256>>>(f, fo);
  stride2<<<64, 256>>>(f, fo);
  stride3<<<64, 256>>>(f, fo);
  stride4<<<64, 256>>>(f, fo);
  stride8<<<64, 256>>>(f, fo);
  stride16<<<64, 256>>>(f, fo);
  stride32<<<64, 256>>>(f, fo);
  stride33<<<64, 256>>>(f, fo);
  stride64<<<64, 256>>>(f, fo);
  stride3Byte<<<64, 256>>>(b, fo);
  stride64Byte<<<64, 256>>>(b, fo);
  stride5Short<<<64, 256>>>(s, fo);
  stride2Double<<<64, 256>>>(d, dOut);
  stride2Float4<<<64, 256>>>(f4, f4o);
  reversed<<<64, 256>>>(f, fo, 16384);
  reversedBlock<<<64, 256>>>(f, fo);
  reversedBy2<<<64, 256>>>(f, fo, 16384);
  symbolicBy128<<<64, 256>>>(f, fo, 128);
  symbolicBy1024<<<64, 256>>>(f, fo, 1024);
  symbolicDouble<<<64, 256>>>(d, dOut, 256);
  symbolicGrid<<<64, 256>>>(f, fo);
  symbolicBy3<<<64, 256>>>(f, fo, 3);
  rows32x8<<<dim3(8, 8), dim3(32, 8)>>>(f, fo, 256);
  columns32x8<<<dim3(8, 8), dim3(32, 8)>>>(f, fo, 256);
  rows16x16<<<dim3(16, 4), dim3(16, 16)>>>(f, fo, 256);
  columns16x16<<<dim3(16, 4), dim3(16, 16)>>>(f, fo, 256);
  rows8x8<<<dim3(32, 8), dim3(8, 8)>>>(f, fo, 256);
  columns8x8<<<dim3(32, 8), dim3(8, 8)>>>(f, fo, 256);
  rows64x4<<<dim3(4, 16), dim3(64, 4)>>>(f, fo, 256);
  columns64x4<<<dim3(4, 16), dim3(64, 4)>>>(f, fo, 256);
  rows4x64<<<dim3(64, 1), dim3(4, 64)>>>(f, fo, 256);
  rows8x8Double<<<dim3(32, 8), dim3(8, 8)>>>(d, dOut, 256);
  columnsConstant<<<dim3(1, 32), dim3(32, 8)>>>(f, fo);
  planes8x4x4<<<dim3(16, 32), dim3(8, 4, 4)>>>(f, fo, 128, 128);
  planesDeepFirst<<<dim3(16, 32), dim3(8, 4, 4)>>>(f, fo, 128, 128);
  halved<<<64, 256>>>(f, fo);
  quartered<<<64, 256>>>(d, dOut);
  wrapped<<<64, 256>>>(f, fo);
  flatToRow<<<64, 256>>>(f, fo);
  flatToColumn<<<64, 256>>>(f, fo);
  flatTransposed<<<64, 256>>>(f, fo, 256, 128);
  tile16From256<<<dim3(16, 4), 256>>>(f, fo, 256);
  tile8From256<<<dim3(32, 2), 256>>>(f, fo, 256);
  tile4Float4<<<dim3(64, 1), 256>>>(f4, f4o, 256);
  tileColumnsFrom256<<<dim3(16, 4), 256>>>(f, fo, 256);
  xorNeighbour<<<64, 256>>>(f, fo);
  xorRows<<<64, 256>>>(f, fo);
  everyOtherWrapped<<<64, 256>>>(f, fo);
  square<<<64, 256>>>(f, fo);
  warpAndLane<<<64, 256>>>(f, fo);
  laneMajor<<<64, 256>>>(f, fo);
  rowPerWarp<<<64, 256>>>(f, fo, 1024);
  rowPerWarpFloat4<<<64, 256>>>(f4, fo, 256);
  rowPerThread<<<64, 256>>>(f, fo, 128);
  columnPerThread<<<64, 256>>>(f, fo, 64, 16384);
  chunkPerThread<<<64, 256>>>(f, fo);
  gridStride<<<64, 256>>>(f, fo, 16384 * 8);
  gridStrideDouble<<<64, 256>>>(d, dOut, 16384 * 8);
  pointerWalk<<<64, 256>>>(f, fo, 8);
  haloRight<<<64, 256>>>(f, fo);
  haloLeft<<<64, 256>>>(f + 128, fo);
  haloBelow<<<dim3(8, 8), dim3(32, 8)>>>(f, fo, 256);
  haloCorner<<<dim3(16, 4), dim3(16, 16)>>>(f, fo, 256);
  offset3<<<64, 256>>>(f, fo);
  offset8<<<64, 256>>>(f, fo);
  offsetShort<<<64, 256>>>(s, fo);
  offsetDouble<<<64, 256>>>(d, dOut);
  offsetFloat4<<<64, 256>>>(f4, f4o);
  offsetRuntime<<<64, 256>>>(f, fo, 1280);
  offsetOdd<<<64, 256>>>(f, fo, 1);
  pitchOdd<<<dim3(4, 16), dim3(32, 8)>>>(f, fo, 1001);
  gather<<<64, 256>>>(f, index, fo);
  gatherRow<<<64, 256>>>(f, index, fo);
  chase<<<64, 256>>>(index, reinterpret_cast<int *>(out), 16);
  bitReversed<<<64, 256>>>(f, fo);
  throughHelper<<<dim3(8, 8), dim3(32, 8)>>>(f, fo, 256);
  throughCall<<<64, 256>>>(f, fo);
  constantDimensions<12, 7><<<64, 256>>>(f, fo);
  arrayOfArrays<float, 10><<<64, 256>>>(reinterpret_cast<const float(*)[10]>(in), fo);
  throughLambda<<<dim3(8, 8), dim3(32, 8)>>>(f, fo, 256);
  throughAccessor<<<dim3(16, 4), dim3(16, 16)>>>(matrix, fo);
  throughOperator<<<dim3(16, 4), dim3(16, 16)>>>(matrix, fo);
  throughMacro<<<dim3(32, 8), dim3(8, 8)>>>(f, fo, 256);
  deviceArray<<<64, 256>>>(fo);
  check(cudaGetLastError(), "a launch");
  check(cudaDeviceSynchronize(), "a kernel");
  std::puts("done");
  return 0;
}
