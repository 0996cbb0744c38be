// absent: transfer-minimization
/* The loop repeats one launch on the same inputs for the clock. */
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

__global__ void triad(const double *a, const double *b, double *c, double s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + s * b[i];
}

int main(int argc, char **argv)
{
    int n = 1 << 24, rep, repeats = argc > 1 ? atoi(argv[1]) : 20;
    double *h = (double *)calloc(n, sizeof *h), *a, *b, *c;
    cudaMalloc((void **)&a, n * sizeof *a);
    cudaMalloc((void **)&b, n * sizeof *b);
    cudaMalloc((void **)&c, n * sizeof *c);
    cudaMemcpy(a, h, n * sizeof *a, cudaMemcpyHostToDevice);
    cudaMemcpy(b, h, n * sizeof *b, cudaMemcpyHostToDevice);
    triad<<<n / 256, 256>>>(a, b, c, 3.0, n); /* warm up */
    for (rep = 0; rep < repeats; rep++)
        triad<<<n / 256, 256>>>(a, b, c, 3.0, n);
    cudaMemcpy(h, c, n * sizeof *c, cudaMemcpyDeviceToHost);
    printf("%f\n", h[0]);
    return 0;
}
