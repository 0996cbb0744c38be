// Half of the pairs: the heavier array, read in the inner loop, is in unit stride.
#include <cuda_runtime.h>

#define N 512

// column sums: neighbouring threads read neighbouring columns
__global__ void columnSums(const float (*a)[N], const int *slot, float *sums)
{
    int c = blockIdx.x * blockDim.x + threadIdx.x;
    float s = 0.0f;
    for (int r = 0; r < N; r++)
        s += a[r][c]; // expect: memory-coalescing
    if (c < N)
        sums[slot[0] * N + (c * 17) % N] = s;
}

void column_sums(const float (*a)[N], const int *slot, float *sums)
{
    columnSums<<<N / 128, 128>>>(a, slot, sums);
}
