/* old C: the host transposes a matrix in a buffer of its own before the upload */
#include <cuda_runtime.h>
#include <stdlib.h>

__global__ void times(const double *at, const double *x, double *y, int rows, int cols)
{
    int r = blockIdx.x * blockDim.x + threadIdx.x, c;
    double s = 0.0;

    if (r >= rows)
        return;
    for (c = 0; c < cols; c++)
        s += at[c * rows + r] * x[c];
    y[r] = s;
}

int multiply(const double *a, const double *d_x, double *d_y, int rows, int cols)
{
    double *t = (double *)malloc(sizeof(double) * rows * cols), *d_a;
    int r, c;

    if (!t || cudaMalloc((void **)&d_a, sizeof(double) * rows * cols) != cudaSuccess)
        return 1;
    for (r = 0; r < rows; r++)
        for (c = 0; c < cols; c++)
            t[c * rows + r] = a[r * cols + c]; /* column major */ // expect: data-layout-transformation
    cudaMemcpy(d_a, t, sizeof(double) * rows * cols, cudaMemcpyHostToDevice); // evidence: data-layout-transformation
    times<<<(rows + 127) / 128, 128>>>(d_a, d_x, d_y, rows, cols);
    cudaFree(d_a);
    free(t);
    return 0;
}
