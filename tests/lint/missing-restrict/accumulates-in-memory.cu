// rule: missing-restrict  expect: finding
// The sum is kept in global memory, and the row's pointer is read from a table at every turn.
#include <cuda_runtime.h>

template <typename T>
__global__ void accumulate(T *out,
                           const T *gain, // <-- finding
                           const T *const in, int n, int turns) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  for (int t = 0; t < turns; ++t)
    out[i] += gain[i] * in[t * n + i];
}

void run(float *out, const float *gain, const float *in, int n, int turns) {
  accumulate<float><<<n / 128, 128>>>(out, gain, in, n, turns);
}
