// A launcher in the style of a framework extension; one of three pointers is qualified.
#include <cuda_runtime.h>
#include <stdint.h>

template <typename scalar_t, int kThreads>
__global__ void __launch_bounds__(kThreads)
    gatherRows(const scalar_t *table, const int64_t *__restrict__ index, // expect: restrict-qualification
               scalar_t *out, int64_t width) {
  const int64_t row = index[blockIdx.x];
  for (int64_t c = threadIdx.x; c < width; c += kThreads)
    out[blockIdx.x * width + c] = table[row * width + c];
}

void gatherRowsCuda(const float *table, const int64_t *index, float *out, int64_t rows, int64_t width,
                    cudaStream_t stream) {
  gatherRows<float, 128><<<static_cast<unsigned>(rows), 128, 0, stream>>>(table, index, out, width);
}
