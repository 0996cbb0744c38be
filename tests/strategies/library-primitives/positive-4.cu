// cuFFT transforms, an own kernel multiplies, cuFFT transforms back; plans and handles alone would not count.
#include <cuda_runtime.h>
#include <cufft.h>

__global__ void multiply(cufftComplex *a, const cufftComplex *b, int n, float scale) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    const cufftComplex x = a[i], y = b[i];
    a[i].x = (x.x * y.x - x.y * y.y) * scale;
    a[i].y = (x.x * y.y + x.y * y.x) * scale;
  }
}

class Convolver {
public:
  explicit Convolver(int n) : n_(n) { cufftPlan1d(&plan_, n, CUFFT_C2C, 1); }
  ~Convolver() { cufftDestroy(plan_); }
  void apply(cufftComplex *signal, const cufftComplex *filter) {
    cufftExecC2C(plan_, signal, signal, CUFFT_FORWARD); // expect: library-primitives
    multiply<<<64, 256>>>(signal, filter, n_, 1.0f / n_);
    cufftExecC2C(plan_, signal, signal, CUFFT_INVERSE); // expect: library-primitives
  }

private:
  int n_;
  cufftHandle plan_;
};

void convolve(cufftComplex *signal, const cufftComplex *filter, int n) {
  Convolver c(n);
  c.apply(signal, filter);
}
