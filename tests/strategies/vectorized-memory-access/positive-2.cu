// The kernel takes float4; the host passes its float buffers cast.
#include <cuda_runtime.h>

__global__ void relu4(const float4 *in, float4 *out, int n4)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n4) return;
    float4 v = in[i];                    // expect: vectorized-memory-access
    v.x = fmaxf(v.x, 0.f); v.y = fmaxf(v.y, 0.f);
    v.z = fmaxf(v.z, 0.f); v.w = fmaxf(v.w, 0.f);
    out[i] = v;                          // expect: vectorized-memory-access
}

void relu(float *x, int n)
{
    float *d;
    cudaMalloc((void **)&d, n * sizeof(float));
    cudaMemcpy(d, x, n * sizeof(float), cudaMemcpyHostToDevice);
    relu4<<<(n / 4 + 255) / 256, 256>>>((const float4 *)d, (float4 *)d, n / 4);
    cudaMemcpy(x, d, n * sizeof(float), cudaMemcpyDeviceToHost);
    cudaFree(d);
}
