// Prefix sums over the device by CUB, with an error macro around both calls.
#include <cub/device/device_scan.cuh>
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>

#define TRY(what)                                                        \
  do {                                                                   \
    cudaError_t e_ = (what);                                             \
    if (e_ != cudaSuccess) {                                             \
      std::fprintf(stderr, "%s\n", cudaGetErrorString(e_));              \
      std::exit(1);                                                      \
    }                                                                    \
  } while (0)

__global__ void lengths(const int *first, const int *last, int *length, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    length[i] = last[i] - first[i];
}

void offsetsOf(const int *first, const int *last, int *length, int *offset, int n) {
  lengths<<<(n + 127) / 128, 128>>>(first, last, length, n);
  void *scratch = nullptr;
  size_t bytes = 0;
  TRY(cub::DeviceScan::ExclusiveSum(scratch, bytes, length, offset, n)); // evidence: library-primitives
  TRY(cudaMalloc(&scratch, bytes));
  TRY(cub::DeviceScan::ExclusiveSum(scratch, bytes, length, offset, n)); // expect: library-primitives
  TRY(cudaFree(scratch));
}
