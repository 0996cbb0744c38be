// rule: thread-per-long-row  expect: finding
#include <cuda_runtime.h>

template <typename Index, typename Real>
__global__ void jacobi(Index n, const Index *ia, const Index *ja, const Real *a, const Real *b, const Real *old, Real *x) {
  const Index i = static_cast<Index>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (!(i < n))
    return;
  Real diagonal = Real(1), rest = Real(0);
  for (Index p = ia[i], q = ia[i + 1]; p != q; ++p) { // <-- finding
    const Index j = ja[p];
    if (j == i)
      diagonal = a[p];
    else
      rest += a[p] * old[j];
  }
  x[i] = (b[i] - rest) / diagonal;
}

void sweep(int n, const int *ia, const int *ja, const float *a, const float *b, const float *old, float *x) {
  jacobi<int, float><<<(n + 127) / 128, 128>>>(n, ia, ja, a, b, old, x);
}
