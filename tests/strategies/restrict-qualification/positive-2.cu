// A macro hides the qualifier; the header part of the file is old C.
#include <cuda_runtime.h>

#if defined(__GNUC__) || defined(__CUDACC__)
#define NOALIAS __restrict__
#else
#define NOALIAS
#endif

typedef struct { int rows, cols; } shape_t;

__global__ void scale_rows(double *NOALIAS dst, // expect: restrict-qualification
                           const double *src, shape_t s, double factor)
{
    int r = blockIdx.x;
    for (int c = threadIdx.x; c < s.cols; c += blockDim.x)
        dst[r * s.cols + c] = factor * src[r * s.cols + c];
}

extern "C" int scale(double *d_dst, const double *d_src, shape_t s)
{
    scale_rows<<<s.rows, 128>>>(d_dst, d_src, s, 0.5);
    return (int)cudaGetLastError();
}
