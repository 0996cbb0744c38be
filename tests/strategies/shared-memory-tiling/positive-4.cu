// A bitonic sort of one block's keys.
#include <cuda_runtime.h>

#define BLOCK 512

__global__ void sortBlocks(int *keys)
{
    __shared__ int s[BLOCK];
    const int t = threadIdx.x;
    s[t] = keys[blockIdx.x * BLOCK + t]; // evidence: shared-memory-tiling
    for (int k = 2; k <= BLOCK; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) {
            __syncthreads(); // evidence: shared-memory-tiling
            int o = t ^ j;
            if (o > t) {
                int a = s[t], b = s[o]; // expect: shared-memory-tiling
                if ((a > b) == ((t & k) == 0)) {
                    s[t] = b;
                    s[o] = a;
                }
            }
        }
    __syncthreads();
    keys[blockIdx.x * BLOCK + t] = s[t];
}

void sort(int *keys, int n) { sortBlocks<<<n / BLOCK, BLOCK>>>(keys); }
