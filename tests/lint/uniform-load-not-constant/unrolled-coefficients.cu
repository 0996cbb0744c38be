// rule: uniform-load-not-constant  expect: finding
/* Nine coefficients by number, in a grid-stride loop. */
#include <cuda_runtime.h>

__global__ void stencil(const float *c, const float *in, float *out, int w, int h)
{
    int i;
    for (i = blockIdx.x * blockDim.x + threadIdx.x; i < w * (h - 2) - 2; i += gridDim.x * blockDim.x)
        out[i] = c[0] * in[i] + c[1] * in[i + 1] + c[2] * in[i + 2] + // <-- finding
                 c[3] * in[i + w] + c[4] * in[i + w + 1] + c[5] * in[i + w + 2] +
                 c[6] * in[i + 2 * w] + c[7] * in[i + 2 * w + 1] + c[8] * in[i + 2 * w + 2];
}

void run(const float *in, float *out, int w, int h)
{
    float host[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1}, *c;
    cudaMalloc(&c, sizeof host);
    cudaMemcpy(c, host, sizeof host, cudaMemcpyHostToDevice);
    stencil<<<512, 256>>>(c, in, out, w, h);
    cudaFree(c);
}
