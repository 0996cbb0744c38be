/* Block rows of threads: threadIdx.y names the list, threadIdx.x walks it. Old C style. */
#include <cuda_runtime.h>

__global__ void longest(const int *begin, const int *end, const int *length, int *most, int lists)
{
    int list = blockIdx.x * blockDim.y + threadIdx.y; // evidence: cooperative-item-mapping
    int k, m = 0, d;
    if (list >= lists)
        return;
    for (k = begin[list] + threadIdx.x; k < end[list]; k += blockDim.x) // expect: cooperative-item-mapping
        if (length[k] > m)
            m = length[k];
    for (d = 16; d > 0; d >>= 1)
        m = max(m, __shfl_xor_sync(0xffffffffu, m, d));
    if (threadIdx.x == 0)
        most[list] = m;
}

void run(const int *begin, const int *end, const int *length, int *most, int lists)
{
    longest<<<(lists + 7) / 8, dim3(32, 8)>>>(begin, end, length, most, lists);
}
