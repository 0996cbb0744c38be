// One row of threads fills the array, all rows read it at the index of their column.
#include <cuda_runtime.h>

#define SX 32
#define SY 8

__global__ void kernelMatrix(const float *targets, const float *sources, float *out, int n)
{
    __shared__ float t[SX], s[SY];
    int px = blockIdx.x * SX + threadIdx.x, py = blockIdx.y * SY + threadIdx.y;
    if (threadIdx.y == 0)
        t[threadIdx.x] = targets[px]; // expect: shared-memory-tiling
    if (threadIdx.x == 0)
        s[threadIdx.y] = sources[py]; // expect: shared-memory-tiling
    __syncthreads();
    float d = t[threadIdx.x] - s[threadIdx.y];
    out[py * n + px] = expf(-d * d);
}

void run(const float *targets, const float *sources, float *out, int n)
{
    kernelMatrix<<<dim3(n / SX, n / SY), dim3(SX, SY)>>>(targets, sources, out, n);
}
