// absent: vectorized-memory-access
// Narrowing: the words of a record are read one by one, and doubles are looked at as bytes.
#include <cuda_runtime.h>

struct Header {
  int magic, size;
  double stamp;
};

// vectorized checksum (vec4-free)
__global__ void checksum(const Header *h, const double *data, unsigned *sums, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const int *words = (const int *)h;
    const unsigned char *bytes = (const unsigned char *)(data + i);
    unsigned s = words[0] ^ words[1];
    for (int k = 0; k < 8; k++)
        s = s * 31u + bytes[k];
    sums[i] = s;
}

void run(const Header *h, const double *data, unsigned *sums, int n)
{
    checksum<<<(n + 63) / 64, 64>>>(h, data, sums, n);
}
