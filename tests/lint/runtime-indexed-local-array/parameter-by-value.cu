// rule: runtime-indexed-local-array  expect: silent
// Arrays inside of a record that is passed by value: kernel parameters lie in constant memory.
#include <cuda_runtime.h>

struct Mapping {
  float gain[16];
  int next[16];
};

__global__ void walk(Mapping map, const int *start, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int at = start[i];
  float sum = 0;
  for (int k = 0; k < 8; ++k) {
    sum += map.gain[at];
    at = map.next[at];
  }
  out[i] = sum;
}

void run(const Mapping &map, const int *start, float *out, int n) {
  walk<<<(n + 255) / 256, 256>>>(map, start, out, n);
}
