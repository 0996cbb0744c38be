// rule: serial-reduction-loop  expect: finding
// A maximum over blockDim.x values in dynamic shared memory, kept by a comparison.
#include <cuda_runtime.h>

template <typename T> __global__ void peak(const T *in, T *out) {
  extern __shared__ char raw[];
  T *values = reinterpret_cast<T *>(raw);
  const unsigned t = threadIdx.x;
  values[t] = in[blockIdx.x * blockDim.x + t];
  __syncthreads();
  if (!t) {
    T best = values[0];
    for (unsigned k = 1; k < blockDim.x; ++k) // <-- finding
      if (values[k] > best)
        best = values[k];
    out[blockIdx.x] = best;
  }
}

void run(const double *in, double *out, int blocks, int threads) {
  peak<double><<<blocks, threads, threads * sizeof(double)>>>(in, out);
}
