// absent: restrict-qualification
// const, volatile and __ldg, and a comment that speaks of __restrict__.
#include <cuda_runtime.h>

/* All pointers are __restrict__ in spirit: the caller passes distinct buffers. */
__global__ void poll(const volatile int *flags, const int *const values, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    const char *restrict_note = "no __restrict__ here";
    if (i < n)
        out[i] = flags[i] ? __ldg(values + i) : (int)restrict_note[0];
}

void run_poll(int *flags, int *values, int *out, int n)
{
    poll<<<n / 64 + 1, 64>>>(flags, values, out, n);
}
