// One index, spelled in as many ways as code does.
#include <cooperative_groups.h>
#include <cuda_runtime.h>
namespace cg = cooperative_groups;

struct Position {
  int x, y;
};
struct Thread {
  unsigned lane, warp;
  __device__ Thread() : lane(threadIdx.x & (warpSize - 1)), warp(threadIdx.x / warpSize) {}
};
__device__ Position here() { return {int(blockIdx.x * blockDim.x + threadIdx.x), int(blockIdx.y * blockDim.y + threadIdx.y)}; }
__device__ Position unflatten(int i, int w) {
  Position p;
  p.y = i / w;
  p.x = i - p.y * w;
  return p;
}
#define AT(p, r, c, ld) (p)[(r) * (ld) + (c)]

__global__ void copies(const float *a, float *b, int w) {
  const uint3 t = threadIdx;
  const dim3 size = blockDim;
  b[t.x] = a[blockIdx.x * size.x + t.x]; // index: a[blockDim.x*blockIdx.x + threadIdx.x] load unit; b[threadIdx.x] store unit
  int2 p = make_int2(threadIdx.x, threadIdx.y);
  b[p.y * w + p.x] = 1; // index: b[threadIdx.x + threadIdx.y*w] store unit
  const auto [x, y] = here();
  b[y * w + x] = 2; // index: b[...] store unit
  auto [c, r] = unflatten(threadIdx.x, 8);
  b[r * 64 + c] = 3; // index: b[...] store unit
  Position q = here(), other = q;
  b[other.y * w + other.x] = 4; // index: b[...] store unit
  const auto &alias = q;
  int &column = other.x;
  column += 1;
  b[alias.y * w + column] = 5; // index: b[...] store unit
  AT(b, threadIdx.x, blockIdx.x, 32) = 6; // index: b[blockIdx.x + 32*threadIdx.x] store constant 32
  unsigned index[2] = {threadIdx.x, blockIdx.x};
  b[index[1] * 128 + index[0]] = 7; // index: b[128*blockIdx.x + threadIdx.x] store unit
}

__global__ void lanes(const float *a, float *b) {
  const Thread me;
  b[me.warp * 64 + me.lane] = a[me.lane]; // index: a[(threadIdx.x%32)] load unit; b[(threadIdx.x%32) + 64*(threadIdx.x/32)] store unit
  const int lane = threadIdx.x - (threadIdx.x / 32) * 32, first = threadIdx.x & ~31;
  b[lane * 2] = a[first]; // index: a[...] load uniform; b[...] store constant 2
  unsigned laneId, warpId, tid;
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(laneId));
  asm("mov.u32 %0, %%warpid;" : "=r"(warpId));
  asm("mov.u32 %0, %%tid.x;" : "=r"(tid));
  b[warpId * 32 + laneId] = a[tid]; // index: a[threadIdx.x] load unit; b[...] store unit
  constexpr int kWarp = 32, kLog = 5, kMask = kWarp - 1;
  b[(threadIdx.x >> kLog << kLog) + (threadIdx.x & kMask)] = a[threadIdx.x >> kLog]; // index: a[(threadIdx.x/32)] load uniform; b[...] store unit
  auto block = cg::this_thread_block();
  cg::thread_block_tile<8> tile = cg::tiled_partition<8>(block);
  b[tile.meta_group_rank() * 8 + tile.thread_rank()] = a[block.thread_index().x]; // index: a[threadIdx.x] load unit; b[...] store unit
  b[block.thread_rank()] = a[block.group_index().x * block.group_dim().x]; // index: a[...] load uniform; b[...] store unit
  const int linear = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  b[linear % 32 + linear / 32 * 33] = a[linear]; // index: a[...] load unit; b[...] store unit
}

template <class T, int PITCH> class Grid {
public:
  __device__ explicit Grid(T *p) : base(p) {}
  __device__ T *operator[](int r) const { return base + r * PITCH; }
  __device__ T &operator()(int r, int c) const { return (*this)[r][c]; }
  __device__ T &at(int r, int c) const { return *(base + PITCH * r + c); }
  static constexpr int pitch = PITCH;

private:
  T *base;
};

__global__ void accessors(const float *a, float *b) {
  Grid<float, 64> g(b);
  g(blockIdx.x, threadIdx.x) = 1; // index: b[64*blockIdx.x + threadIdx.x] store unit
  g(threadIdx.x, blockIdx.x) = 2; // index: b[blockIdx.x + 64*threadIdx.x] store constant 64
  g[blockIdx.x][threadIdx.x] = 3; // index: b[64*blockIdx.x + threadIdx.x] store unit
  g.at(threadIdx.y, threadIdx.x) = 4; // index: b[threadIdx.x + 64*threadIdx.y] store unit
  const Grid<const float, 16> h{a};
  b[threadIdx.x] = h.at(threadIdx.x, 1); // index: a[16*threadIdx.x + 1] load constant 16
  auto index = [p = Grid<float, 64>::pitch](auto r, auto c) { return r * p + c; };
  b[index(blockIdx.x, threadIdx.x)] = 5; // index: b[64*blockIdx.x + threadIdx.x] store unit
  auto put = [&b](int i, float v) { b[i] = v; }; // index: b[3*threadIdx.x] store constant 3
  put(3 * threadIdx.x, 6);
}

__global__ void pointers(const float *__restrict__ a, float *__restrict__ b, size_t pitch, int n) {
  const float *p = &a[threadIdx.x];
  float *const end = b + n;
  for (float *q = b + threadIdx.x; q < end; q += blockDim.x, p += blockDim.x)
    *q = *p; // index: a[...] load unit; b[...] store unit
  const char *row = reinterpret_cast<const char *>(a) + blockIdx.y * pitch;
  b[0] += reinterpret_cast<const float *>(row)[threadIdx.x]; // index: a[...] load unit
  const float *down = a + n - 1 - threadIdx.x;
  b[1] += *down; // index: a[n - threadIdx.x - 1] load unit
  const float *either = n > 4 ? a : a + 32;
  b[2] += either[threadIdx.x]; // index: a[...] load unit
  const float *walk = a + threadIdx.x;
  int left = 4;
  do {
    b[3] += *walk; // index: a[...] load unit
    walk += 32;
  } while (--left);
  auto wide = (const double2 *)(const void *)a;
  b[4] += wide[threadIdx.x].x; // index: a[...] load constant 2
  const float(*rows)[48] = (const float(*)[48])a;
  b[5] += rows[threadIdx.y][threadIdx.x] + (*rows)[threadIdx.x]; // index: a[threadIdx.x + 48*threadIdx.y] load unit; a[threadIdx.x] load unit
  unsigned i = n;
  while (i-- > 0)
    b[6] += a[i * 32 + threadIdx.x]; // index: a[...] load unit
}

int main() {
  copies<<<1, dim3(32, 4)>>>(nullptr, nullptr, 64);
  lanes<<<1, 64>>>(nullptr, nullptr);
  accessors<<<1, 64>>>(nullptr, nullptr);
  pointers<<<dim3(1, 4), 64>>>(nullptr, nullptr, 128, 1);
}
