// rule: missing-restrict  expect: finding
/* Between the two uses of a[i] there is a store. */
#include <cuda_runtime.h>

extern "C" __global__ void rotate(
    const double *a, // <-- finding
    const double *b, // <-- finding
    double *sum, double *difference, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        sum[i] = a[i] + b[i];
        difference[i] = a[i] - b[i];
    }
}
