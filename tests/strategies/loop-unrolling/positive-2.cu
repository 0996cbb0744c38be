// Written out by hand: four elements a turn, and a rest loop.
#include <cuda_runtime.h>

__global__ void dot_rows(const float *a, const float *b, float *out, int n, int rows)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f;
    int k;
    if (row >= rows) return;
    for (k = 0; k + 3 < n; k += 4) {
        sum += a[row * n + k] * b[k];         // expect: loop-unrolling
        sum += a[row * n + k + 1] * b[k + 1]; // expect: loop-unrolling
        sum += a[row * n + k + 2] * b[k + 2]; // expect: loop-unrolling
        sum += a[row * n + k + 3] * b[k + 3]; // expect: loop-unrolling
    }
    for (; k < n; k++)
        sum += a[row * n + k] * b[k];
    out[row] = sum;
}

void run(const float *a, const float *b, float *out, int n, int rows)
{
    dot_rows<<<(rows + 127) / 128, 128>>>(a, b, out, n, rows);
}
