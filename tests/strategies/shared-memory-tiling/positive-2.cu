// A halo in dynamic shared memory, filled in two steps.
#include <cuda_runtime.h>

extern __shared__ float line[];

__global__ void stencil1d(const float *in, float *out, int n, int radius)
{
    int g = blockIdx.x * blockDim.x + threadIdx.x;
    int s = threadIdx.x + radius;
    line[s] = g < n ? in[g] : 0.0f;                                     // evidence: shared-memory-tiling
    if (threadIdx.x < radius) {
        line[s - radius] = g >= radius ? in[g - radius] : 0.0f;         // evidence: shared-memory-tiling
        line[s + blockDim.x] = g + blockDim.x < n ? in[g + blockDim.x] : 0.0f; // evidence: shared-memory-tiling
    }
    __syncthreads(); // expect: shared-memory-tiling
    float sum = 0.0f;
    for (int k = -radius; k <= radius; k++)
        sum += line[s + k];
    if (g < n) out[g] = sum;
}

void smooth(const float *in, float *out, int n, int radius)
{
    stencil1d<<<(n + 255) / 256, 256, (256 + 2 * radius) * sizeof(float)>>>(in, out, n, radius);
}
