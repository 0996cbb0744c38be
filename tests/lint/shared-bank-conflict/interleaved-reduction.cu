// rule: shared-bank-conflict  expect: finding
// The distance between the active threads doubles from turn to turn, and with it the conflicts.
#include <cuda_runtime.h>

template <typename T, int kThreads> __global__ void blockSums(const T *in, T *out, int n) {
  __shared__ T partial[kThreads];
  const int i = blockIdx.x * kThreads + threadIdx.x;
  partial[threadIdx.x] = i < n ? in[i] : T(0);
  __syncthreads();
  for (int stride = 1; stride < kThreads; stride *= 2) {
    const int at = 2 * stride * threadIdx.x;
    if (at < kThreads)
      partial[at] += partial[at + stride]; // <-- finding
    __syncthreads();
  }
  if (threadIdx.x == 0)
    out[blockIdx.x] = partial[0];
}

void sums(const float *in, float *out, int n) {
  blockSums<float, 256><<<(n + 255) / 256, 256>>>(in, out, n);
}
