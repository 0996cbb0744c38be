/* One stream, but with pinned memory: the host fills the other half meanwhile. */
#include <cuda_runtime.h>

#define CHECK(x) if ((x) != cudaSuccess) return -1

__global__ void accumulate(const int *in, int *bins, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&bins[in[i] & 1023], 1);
}

int drain(int (*more)(int *, int), int *dev, int *bins, int n)
{
    int *half[2], h = 0, got;
    cudaStream_t s;
    CHECK(cudaStreamCreate(&s));
    CHECK(cudaHostAlloc((void **)&half[0], n * sizeof(int), cudaHostAllocDefault)); // evidence: stream-overlap
    CHECK(cudaHostAlloc((void **)&half[1], n * sizeof(int), cudaHostAllocDefault));
    while ((got = more(half[h], n)) > 0) {
        CHECK(cudaStreamSynchronize(s));
        CHECK(cudaMemcpyAsync(dev, half[h], got * sizeof(int), cudaMemcpyHostToDevice, s)); // expect: stream-overlap
        accumulate<<<(got + 255) / 256, 256, 0, s>>>(dev, bins, got);
        h ^= 1;
    }
    CHECK(cudaStreamSynchronize(s));
    return 0;
}
