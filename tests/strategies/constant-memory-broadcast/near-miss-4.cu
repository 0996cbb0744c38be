// absent: constant-memory-broadcast
// The constant variable is read in a kernel that nobody launches.
#include <cuda_runtime.h>

__constant__ float table[64];

__global__ void lookupConstant(const int *key, float *out) { out[threadIdx.x] = table[key[threadIdx.x] & 63]; }
__global__ void lookupGlobal(const float *t, const int *key, float *out) { out[threadIdx.x] = t[key[threadIdx.x] & 63]; }

void run(const float *hostTable, const float *t, const int *key, float *out) {
  cudaMemcpyToSymbol(table, hostTable, sizeof(float) * 64);
  lookupGlobal<<<1, 64>>>(t, key, out);
}
