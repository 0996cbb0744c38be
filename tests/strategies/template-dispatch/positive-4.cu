// A dispatch macro with a lambda over types, as frameworks have it.
#include <cuda_fp16.h>
enum class Type { Float, Double, Half };
#define DISPATCH(type, ...)                                                                                            \
  switch (type) { /* the choice */                                                                                     \
  case Type::Float: { using scalar_t = float; __VA_ARGS__; break; }                                                    \
  case Type::Double: { using scalar_t = double; __VA_ARGS__; break; }                                                  \
  default: break;                                                                                                      \
  }

template <typename T> __global__ void clampKernel(T *v, int n, T top) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && v[i] > top)
    v[i] = top;
}

void clamp(void *v, int n, double top, Type type) {
  DISPATCH(type, clampKernel<scalar_t><<<(n + 255) / 256, 256>>>((scalar_t *)v, n, (scalar_t)top)); // expect: template-dispatch
}
