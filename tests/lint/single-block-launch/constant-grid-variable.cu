// rule: single-block-launch  expect: finding
// The grid is a variable that is always one.
#include <cuda_runtime.h>

template <typename T> __global__ void convert(const T *in, float *out, size_t count) {
  for (size_t i = threadIdx.x; i < count; i += blockDim.x)
    out[i] = static_cast<float>(in[i]);
}

void run(const short *in, float *out) {
  const dim3 grid(1), block(512);
  convert<short><<<grid, block>>>(in, out, 3840 * 2160); // <-- finding
}
