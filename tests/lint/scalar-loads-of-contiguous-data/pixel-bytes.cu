// rule: scalar-loads-of-contiguous-data  expect: finding
/* Four bytes of a pixel, one at a time, through a pointer to the pixel. */
#include <cuda_runtime.h>

#define LUMA(r, g, b) ((77 * (r) + 150 * (g) + 29 * (b)) >> 8)

__global__ void blend(const unsigned char *picture, unsigned char *grey, int width, int height)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    if (x < width && y < height) {
        const unsigned char *p = picture + 4 * (y * width + x);
        int light = LUMA(p[0], p[1], p[2]); // <-- finding
        grey[y * width + x] = (unsigned char)(light * p[3] / 255); // <-- finding
    }
}

void run(const unsigned char *picture, unsigned char *grey, int w, int h)
{
    dim3 block(32, 8), grid((w + 31) / 32, (h + 7) / 8);
    blend<<<grid, block>>>(picture, grey, w, h);
}
