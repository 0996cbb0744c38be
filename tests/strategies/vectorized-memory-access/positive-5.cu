// A tile row leaves shared memory as float4 through an old-style macro.
#include <cuda_runtime.h>

#define FLOAT4(p) (*(float4 *)(&(p)))
#define TILE 32

__global__ void outer(const float *a, const float *b, float *c, int n)
{
    __shared__ float sa[TILE], sb[TILE];
    int r = blockIdx.y * TILE, q = blockIdx.x * TILE;
    if (threadIdx.x < TILE / 4) {
        FLOAT4(sa[4 * threadIdx.x]) = *(const float4 *)&a[r + 4 * threadIdx.x]; // expect: vectorized-memory-access
        FLOAT4(sb[4 * threadIdx.x]) = *(const float4 *)&b[q + 4 * threadIdx.x]; // expect: vectorized-memory-access
    }
    __syncthreads();
    for (int k = 0; k < TILE; k++)
        c[(r + k) * n + q + threadIdx.x] = sa[k] * sb[threadIdx.x];
}

void run_outer(const float *a, const float *b, float *c, int n)
{
    outer<<<dim3(n / TILE, n / TILE), TILE>>>(a, b, c, n);
}
