// CUB's modified load, and a store past the first level.
#include <cub/cub.cuh>
template <class T> __global__ void copy(const T *in, T *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  T v = cub::ThreadLoad<cub::LOAD_CG>(in + i); // expect: cache-policy-hints
  __stcg(&out[i], v);                          // expect: cache-policy-hints
}
void run(int *a, int *b) { copy<<<8, 128>>>(a, b); }
