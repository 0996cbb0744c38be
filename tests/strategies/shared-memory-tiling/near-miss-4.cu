// absent: shared-memory-tiling
// Each thread reads back its own slot: a tile in name only, with a barrier.
#include <cuda_runtime.h>

__global__ void tiledBlend(const float *a, const float *b, float *out, int n)
{
    __shared__ float tileA[256], tileB[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        tileA[threadIdx.x] = a[i];
        tileB[threadIdx.x] = b[i];
    }
    __syncthreads();
    if (i < n)
        out[i] = 0.5f * (tileA[threadIdx.x] + tileB[threadIdx.x]);
}

/* per-thread stacks in shared memory */
__global__ void stacks(const float *x, float *out, int depth)
{
    extern __shared__ float stack[];
    for (int d = 0; d < depth; d++)
        stack[d * blockDim.x + threadIdx.x] = x[d * blockDim.x + threadIdx.x];
    __syncthreads();
    float s = 0.0f;
    for (int d = depth - 1; d >= 0; d--)
        s = s * 0.5f + stack[d * blockDim.x + threadIdx.x];
    out[threadIdx.x] = s;
}

void run(const float *a, const float *b, float *out, int n)
{
    tiledBlend<<<(n + 255) / 256, 256>>>(a, b, out, n);
    stacks<<<1, 64, 64 * 8 * sizeof(float)>>>(a, out, 8);
}
