// Indices that come out of helpers: records, conversions, intrinsics and libraries.
#include <cooperative_groups.h>
#include <cuda_runtime.h>
#include <utility>
namespace cg = cooperative_groups;

struct Index {
  int value;
  __device__ operator int() const { return value; }
  __device__ Index operator+(int more) const { return Index{value + more}; }
};
struct Where {
  dim3 thread, block;
  int pitch;
  __device__ int flat() const { return block.x * pitch + thread.x; }
};
__device__ Where where(int pitch) { return {dim3(threadIdx.x, threadIdx.y, 0), dim3(blockIdx.x), pitch}; }
__device__ int linear(uint3 t, dim3 size) { return t.z * size.y * size.x + t.y * size.x + t.x; }
__host__ __device__ constexpr int mul(int a, int b) { return a * b; }
__device__ std::pair<int, int> both() { return {int(threadIdx.x), int(blockIdx.x)}; }
enum { ROWS = 4, COLUMNS = 32 };
template <int... D> struct Extents;
template <int H, int W> struct Extents<H, W> {
  static constexpr int height = H, width = W;
  __device__ static int at(int y, int x) { return y * W + x; }
};

__global__ void records(const float *a, float *b, int pitch) {
  const Index i{int(threadIdx.x)};
  b[i + 32] = a[i]; // index: a[threadIdx.x] load unit; b[threadIdx.x + 32] store unit
  const Where w = where(pitch);
  b[w.flat()] = 1; // index: b[blockIdx.x*pitch + threadIdx.x] store unit
  b[linear(threadIdx, blockDim)] = 2; // index: b[...] store unit
  b[mul(blockIdx.x, 64) + threadIdx.x] = 3; // index: b[64*blockIdx.x + threadIdx.x] store unit
  const auto [t, k] = both();
  b[k * 64 + t] = 4; // index: b[64*blockIdx.x + threadIdx.x] store unit
  const int tid{static_cast<int>(threadIdx.x)};
  b[tid * ROWS] = a[tid + COLUMNS]; // index: a[threadIdx.x + 32] load unit; b[4*threadIdx.x] store constant 4
  using Shape = Extents<8, 48>;
  b[Shape::at(threadIdx.y, threadIdx.x)] = 5; // index: b[threadIdx.x + 48*threadIdx.y] store unit
  b[Shape::width * threadIdx.x] = 6; // index: b[48*threadIdx.x] store constant 48
  int c[3] = {0, 0, 0}, rest = threadIdx.x;
  c[0] = rest % 8;
  c[1] = rest / 8;
  b[c[1] * 16 + c[0]] = 7; // index: b[(threadIdx.x%8) + 16*(threadIdx.x/8)] store unit
  int (*pick)(int, int) = mul;
  b[pick(threadIdx.x, 2)] = 8; // index: b[2*threadIdx.x] store constant 2
}

__global__ void intrinsics(const float *a, float *b, int n) {
  const int i = __mul24(blockIdx.x, blockDim.x) + threadIdx.x;
  b[i] = a[i]; // index: a[blockDim.x*blockIdx.x + threadIdx.x] load unit; b[blockDim.x*blockIdx.x + threadIdx.x] store unit
  const unsigned j = __umul24(threadIdx.x, 3u);
  b[j] = 1; // index: b[3*threadIdx.x] store constant 3
  b[i] = __ldg(a + i); // index: a[blockDim.x*blockIdx.x + threadIdx.x] load unit
  b[max(i, 0)] = 2; // index: b[...] store unit
  b[i] = i < n ? __ldg(&a[i]) : 0.f; // index: a[blockDim.x*blockIdx.x + threadIdx.x] load unit
  b[(threadIdx.x << 2) | 1] = 3; // index: b[...] store constant 4
  b[threadIdx.x ^ 1] = 4; // index: b[...] store irregular
}

__global__ void libraries(const float *a, float *b) {
  auto grid = cg::this_grid();
  b[grid.block_rank() * 64 + threadIdx.x] = 1; // index: b[...] store unit
  auto block = cg::this_thread_block();
  b[block.dim_threads().x * blockIdx.x + block.thread_index().x] = 2; // index: b[blockDim.x*blockIdx.x + threadIdx.x] store unit
  auto warp = cg::tiled_partition<32>(block);
  b[block.thread_rank() / warp.size() * 32 + warp.thread_rank()] = 3; // index: b[...] store unit
  auto half = cg::tiled_partition<16>(warp);
  b[half.thread_rank()] = a[half.meta_group_rank()]; // index: a[...] load uniform; b[...] store unit
}

int main() {
  records<<<1, dim3(32, 4)>>>(nullptr, nullptr, 64);
  intrinsics<<<1, 64>>>(nullptr, nullptr, 1);
  libraries<<<1, 64>>>(nullptr, nullptr);
}
