// absent: constant-memory-broadcast
// A __device__ array set by cudaMemcpyToSymbol, and a local that is called constant.
#include <cuda_runtime.h>

__device__ float d_constant_table[32];

__global__ void apply(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    const float constant = d_constant_table[threadIdx.x % 32];
    if (i < n)
        x[i] *= constant;
}

void upload_and_apply(const float *h, float *x, int n)
{
    cudaMemcpyToSymbol(d_constant_table, h, 32 * sizeof(float));
    apply<<<(n + 31) / 32, 32>>>(x, n);
}
