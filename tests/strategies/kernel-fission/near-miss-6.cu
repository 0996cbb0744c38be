// unclear: kernel-fission
// A library part with two launchers: the caller decides on the order.
#include <cuda_runtime.h>

static float *table = nullptr;

__global__ void buildTable(float *t, int n, float step) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    t[i] = expf(-step * i);
}
__global__ void lookUp(const float *t, const int *code, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = t[code[i]];
}

extern "C" void table_init(int n, float step) {
  cudaMalloc(&table, n * sizeof(float));
  buildTable<<<(n + 127) / 128, 128>>>(table, n, step);
}
extern "C" void table_apply(const int *code, float *out, int n) {
  lookUp<<<(n + 127) / 128, 128>>>(table, code, out, n);
}
