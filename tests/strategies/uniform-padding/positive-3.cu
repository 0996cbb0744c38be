/* if and else in old C: points past the end lie infinitely far away */
#include <float.h>
#define B 128

__global__ void nearest(const float *px, const float *qx, float *best, int n)
{
    __shared__ float chunk[B];
    int i = blockIdx.x * B + threadIdx.x, base, k;
    float x = i < n ? qx[i] : 0.0f, least = FLT_MAX;

    for (base = 0; base < n; base += B) {
        if (base + threadIdx.x < n)
            chunk[threadIdx.x] = px[base + threadIdx.x]; // evidence: uniform-padding
        else
            chunk[threadIdx.x] = FLT_MAX; // expect: uniform-padding
        __syncthreads();
        for (k = 0; k < B; k++) // evidence: uniform-padding
            least = fminf(least, fabsf(chunk[k] - x)); // evidence: uniform-padding
        __syncthreads();
    }
    if (i < n)
        best[i] = least;
}

void run(const float *px, const float *qx, float *best, int n)
{
    nearest<<<(n + B - 1) / B, B>>>(px, qx, best, n);
}
