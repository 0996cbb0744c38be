// The slots come out of thirty steps that each use the results of the one before several times:
// written out as one expression they would be more than 2^30 terms long.
#include <cuda_runtime.h>

__device__ void step(unsigned& a, unsigned& b, unsigned& c) {
    const unsigned first = a < b ? c : a;
    const unsigned second = b < c ? a : b;
    c = c < a ? b : c;
    a = first;
    b = second;
}

__device__ void fiveSteps(unsigned& a, unsigned& b, unsigned& c) {
    step(a, b, c);
    step(a, b, c);
    step(a, b, c);
    step(a, b, c);
    step(a, b, c);
}

__device__ unsigned slotOf(unsigned a, unsigned b, unsigned c) {
    fiveSteps(a, b, c);
    fiveSteps(a, b, c);
    fiveSteps(a, b, c);
    fiveSteps(a, b, c);
    fiveSteps(a, b, c);
    fiveSteps(a, b, c);
    return a ^ b;
}

__global__ void scatterGather(const float* in, float* out, unsigned key) {
    __shared__ float tile[256];
    const unsigned t = threadIdx.x;
    tile[slotOf(t, t ^ key, 255 - t)] = in[blockIdx.x * 256 + t];  // expect: shared-memory-tiling
    __syncthreads();  // evidence: shared-memory-tiling
    out[blockIdx.x * 256 + t] = tile[slotOf(255 - t, t, t ^ key)];  // evidence: shared-memory-tiling
}

void run(const float* in, float* out, int blocks) { scatterGather<<<blocks, 256>>>(in, out, 7); }
