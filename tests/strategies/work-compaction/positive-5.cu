// Offsets by a library scan over flags; the last kernel moves the kept rows.
#include <cuda_runtime.h>
#include <thrust/device_ptr.h>
#include <thrust/scan.h>

__global__ void mark(const float *score, int *flag, int n, float least) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    flag[i] = score[i] >= least;
}

__global__ void gatherMarked(const float *score, const int *flag, const int *offset, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && flag[i]) // evidence: work-compaction
    out[offset[i]] = score[i]; // expect: work-compaction
}

void select(const float *score, int n, float least, float *out) {
  int *flag, *offset;
  cudaMalloc(&flag, n * sizeof(int));
  cudaMalloc(&offset, n * sizeof(int));
  const int blocks = (n + 255) / 256;
  mark<<<blocks, 256>>>(score, flag, n, least);
  thrust::exclusive_scan(thrust::device_pointer_cast(flag), thrust::device_pointer_cast(flag + n),
                         thrust::device_pointer_cast(offset));
  gatherMarked<<<blocks, 256>>>(score, flag, offset, out, n);
  cudaFree(flag);
  cudaFree(offset);
}
