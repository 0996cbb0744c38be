// A class holds the pointers; the walk is grid-strided in a member function.
#include <cuda_runtime.h>

class Saxpy {
public:
  Saxpy(float a, const float *x, float *y, size_t n) : a_(a), x_(x), y_(y), n_(n) {}
  __device__ void operator()() const {
    const size_t all = size_t(gridDim.x) * blockDim.x;
    for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < n_; i += all)
      y_[i] += a_ * x_[i]; // expect: memory-coalescing
  }

private:
  float a_;
  const float *x_;
  float *y_;
  size_t n_;
};

template <class Functor>
__global__ void invoke(Functor f) { f(); }

void saxpy(float a, const float *x, float *y, size_t n) { invoke<<<120, 256>>>(Saxpy(a, x, y, n)); }
