// rule: runtime-indexed-local-array  expect: finding
/* The pragma forbids what would have kept the window in registers. */
#include <cuda_runtime.h>

#define WINDOW 10

__global__ void median(const int *series, int *out, int n)
{
    int w[WINDOW]; // <-- finding
    int t = blockIdx.x * blockDim.x + threadIdx.x, i, j;
    if (t + WINDOW > n)
        return;
#pragma unroll 1
    for (i = 0; i < WINDOW; i++)
        w[i] = series[t + i]; // <-- finding
#pragma unroll
    for (i = 0; i < WINDOW; i++)
#pragma unroll
        for (j = 0; j < WINDOW - 1; j++)
            if (w[j] > w[j + 1]) {
                int s = w[j];
                w[j] = w[j + 1];
                w[j + 1] = s;
            }
    out[t] = w[WINDOW / 2];
}

void run(const int *series, int *out, int n) { median<<<(n + 255) / 256, 256>>>(series, out, n); }
