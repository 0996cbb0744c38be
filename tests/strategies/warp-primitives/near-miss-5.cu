// absent: warp-primitives
// A function of that name on the CPU, and a kernel that never runs.
#include <cstdio>

static int __shfl_host(const int *lanes, int lane) { return lanes[lane & 31]; }
struct Emulator {
  int lanes[32];
  int any() const {
    for (int l : lanes)
      if (l)
        return 1;
    return 0;
  }
};

__global__ void old(int *v) { v[threadIdx.x] = __shfl_xor_sync(~0u, v[threadIdx.x], 1); }
__global__ void plain(int *v) { v[threadIdx.x] ^= 1; }

int main() {
  Emulator e{};
  int *v;
  cudaMalloc(&v, 32 * sizeof(int));
  cudaMemcpy(v, e.lanes, sizeof e.lanes, cudaMemcpyHostToDevice);
  plain<<<1, 32>>>(v);
  cudaMemcpy(e.lanes, v, sizeof e.lanes, cudaMemcpyDeviceToHost);
  std::printf("%d %d\n", e.any(), __shfl_host(e.lanes, 3));
}
