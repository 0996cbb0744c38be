// status: ok
// kernels: apply
// launches: 2
#include <algorithm>
#include <array>
#include <cuda_runtime.h>
#include <utility>
constexpr int twice(int x) { return 2 * x; }
template <class F> __global__ void apply(float *p, F f) {
  p[threadIdx.x] = f(p[threadIdx.x]) + twice(3) + std::max(1, twice(2));
}
template <class T> void launchAll(T *p) {
  apply<<<1, 32>>>(p, [] __device__(float x) { return x + 1; });
}
int main() {
  float *p = nullptr, a = 3;
  apply<<<1, 32>>>(p, [=] __host__ __device__(float x) { return a * x; });
  launchAll(p);
  return max(1, 2) + min(3u, 4u);
}
