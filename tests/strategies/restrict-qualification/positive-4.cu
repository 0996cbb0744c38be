// Only the device helper that the kernel calls is qualified.
#include <cuda_runtime.h>

namespace detail {
__device__ __forceinline__ float dotRow(const float *__restrict a, // expect: restrict-qualification
                                        const float *b, int n) {
  float sum = 0.f;
  for (int i = 0; i < n; ++i)
    sum = fmaf(a[i], b[i], sum);
  return sum;
}
} // namespace detail

class MatVec {
public:
  __device__ MatVec(const float *m, int width) : m_(m), width_(width) {}
  __device__ float row(const float *v, int r) const { return detail::dotRow(m_ + r * width_, v, width_); }

private:
  const float *m_;
  int width_;
};

__global__ void matVec(const float *m, const float *v, float *out, int rows, int width) {
  const int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r < rows)
    out[r] = MatVec(m, width).row(v, r);
}

void multiply(const float *m, const float *v, float *out, int rows, int width) {
  matVec<<<(rows + 63) / 64, 64>>>(m, v, out, rows, width);
}
