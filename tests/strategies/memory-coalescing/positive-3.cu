// Packed pixels of three bytes: the lanes tile the image without gaps.
#include <cuda_runtime.h>

__global__ void to_gray(const unsigned char *rgb, unsigned char *gray, int pixels)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < pixels) {
        unsigned char r = rgb[3 * i];     // evidence: memory-coalescing
        unsigned char g = rgb[3 * i + 1]; // evidence: memory-coalescing
        unsigned char b = rgb[3 * i + 2]; // evidence: memory-coalescing
        gray[i] = (unsigned char)(0.299f * r + 0.587f * g + 0.114f * b); // expect: memory-coalescing
    }
}

void gray(const unsigned char *rgb, unsigned char *out, int w, int h)
{
    to_gray<<<(w * h + 511) / 512, 512>>>(rgb, out, w * h);
}
