#include <cooperative_groups.h>
#include <cuda_runtime.h>
namespace cg = cooperative_groups;

__global__ void spellings(const float *x, float *y, int n) {
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const int lane2 = threadIdx.x % warpSize, warp2 = threadIdx.x / warpSize;
  y[warp * n + lane] = x[lane]; // index: x[(threadIdx.x%32)] load unit; y[(threadIdx.x%32) + (threadIdx.x/32)*n] store unit
  y[warp2 * n + lane2] = x[warp2]; // index: x[(threadIdx.x/32)] load uniform; y[(threadIdx.x%32) + (threadIdx.x/32)*n] store unit
  const int global = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  y[global] = x[lane * n]; // index: x[(threadIdx.x%32)*n] load symbolic; y[...] store uniform
  unsigned id;
  asm("mov.u32 %0, %%laneid;" : "=r"(id));
  y[id] = 1; // index: y[((blockDim.x*blockDim.y*threadIdx.z + blockDim.x*threadIdx.y + threadIdx.x)%32)] store unit
}

__global__ void groups(const float *x, float *y) {
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  y[block.thread_rank()] = x[tile.thread_rank()]; // index: x[((blockDim.x*blockDim.y*threadIdx.z + blockDim.x*threadIdx.y + threadIdx.x)%32)] load unit; y[blockDim.x*blockDim.y*threadIdx.z + blockDim.x*threadIdx.y + threadIdx.x] store unit
  y[tile.meta_group_rank()] = x[block.group_index().x * 64 + tile.thread_rank()]; // index: y[((blockDim.x*blockDim.y*threadIdx.z + blockDim.x*threadIdx.y + threadIdx.x)/32)] store uniform; x[((blockDim.x*blockDim.y*threadIdx.z + blockDim.x*threadIdx.y + threadIdx.x)%32) + 64*blockIdx.x] load unit
  auto grid = cg::this_grid();
  for (unsigned long long i = grid.thread_rank(); i < 1000; i += grid.size())
    y[i] = 0; // index: y[...] store unit
}

__global__ void rowPerWarp(const int *rowStart, const int *column, const float *value, const float *x, float *y, int rows) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  float sum = 0;
  if (row < rows)
    for (int k = rowStart[row] + lane; k < rowStart[row + 1]; k += 32) // index: rowStart[...] load uniform
      sum += value[k] * x[column[k]]; // index: value[...] load unit; column[...] load unit; x[...] load indirect
  if (lane == 0)
    y[row] = sum;
}

__global__ void rowPerThread(const int *rowStart, const float *value, float *y, int rows) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  if (row < rows)
    for (int k = rowStart[row]; k < rowStart[row + 1]; ++k) // index: rowStart[blockDim.x*blockIdx.x + threadIdx.x] load unit
      sum += value[k]; // index: value[...] load indirect
  y[row] = sum;
}

__global__ void groupOfEight(const int *rowStart, const float *value, float *y) {
  int group = (blockIdx.x * blockDim.x + threadIdx.x) >> 3, lane = threadIdx.x & 7;
  float sum = 0;
  for (int k = rowStart[group] + lane; k < rowStart[group + 1]; k += 8)
    sum += value[k]; // index: value[...] load unit
  y[group] = sum;
}

__global__ void chased(const int *next, int *out) {
  int i = threadIdx.x;
  while (i >= 0)
    i = next[i]; // index: next[...] load indirect
  out[threadIdx.x] = i;
}

int main() {
  spellings<<<1, 128>>>(nullptr, nullptr, 1);
  groups<<<1, 128>>>(nullptr, nullptr);
  rowPerWarp<<<1, 128>>>(nullptr, nullptr, nullptr, nullptr, nullptr, 1);
  rowPerThread<<<1, 128>>>(nullptr, nullptr, nullptr, 1);
  groupOfEight<<<1, 128>>>(nullptr, nullptr, nullptr);
  chased<<<1, 128>>>(nullptr, nullptr);
}
