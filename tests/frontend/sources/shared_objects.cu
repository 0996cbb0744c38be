// status: ok
// kernels: k typed
// launches: 2
#include <cuda_runtime.h>
struct Accumulator {
  float value;
  __device__ Accumulator() : value(0) {}
  __device__ void add(float x) { value += x; }
};
__global__ void k(float *p) {
  __shared__ alignas(16) float tile[32];
  __shared__ Accumulator total;
  static __shared__ Accumulator other;
  tile[threadIdx.x] = p[threadIdx.x];
  total.add(tile[0]);
  other.add(total.value);
}
template <class T> __global__ void typed(float *p) {
  __shared__ T object;
  object.add(p[0]);
}
void run(float *p) {
  k<<<1, 32>>>(p);
  typed<Accumulator><<<1, 32>>>(p);
}
