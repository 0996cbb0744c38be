// A block gathers its candidates in shared memory, reserves room for all of them and writes them out.
#include <cuda_runtime.h>

struct Hits {
  int count;
  int2 pair[1 << 16];
};

__global__ void overlaps(const float4 *box, int n, Hits *hits) {
  __shared__ int2 mine[512];
  __shared__ int found, base;
  if (threadIdx.x == 0)
    found = 0;
  __syncthreads();
  const int a = blockIdx.x;
  for (int b = a + 1 + threadIdx.x; b < n; b += blockDim.x) {
    const float4 p = box[a], q = box[b];
    if (p.x < q.z && q.x < p.z && p.y < q.w && q.y < p.w) { // evidence: work-compaction
      const int k = atomicAdd(&found, 1); // evidence: work-compaction
      if (k < 512)
        mine[k] = make_int2(a, b); // expect: work-compaction
    }
  }
  __syncthreads();
  const int total = min(found, 512);
  if (threadIdx.x == 0)
    base = atomicAdd(&hits->count, total); // evidence: work-compaction
  __syncthreads();
  for (int k = threadIdx.x; k < total; k += blockDim.x)
    hits->pair[base + k] = mine[k]; // expect: work-compaction
}
