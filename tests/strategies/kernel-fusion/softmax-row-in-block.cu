#include <cuda_runtime.h>

#include <math.h>
// One block a row: the maximum and the sum of the row are applied to its elements in the same kernel.
template <int BLOCK> __global__ void softmaxRows(const float *in, float *out, int cols) {
  __shared__ float part[BLOCK];
  const float *row = in + (size_t)blockIdx.x * cols;
  float top = -INFINITY;
  for (int c = threadIdx.x; c < cols; c += BLOCK)
    top = fmaxf(top, row[c]);
  part[threadIdx.x] = top;
  __syncthreads();
  for (int h = BLOCK / 2; h > 0; h /= 2) {
    if (threadIdx.x < h)
      part[threadIdx.x] = fmaxf(part[threadIdx.x], part[threadIdx.x + h]);
    __syncthreads();
  }
  top = part[0];
  __syncthreads();
  float sum = 0.f;
  for (int c = threadIdx.x; c < cols; c += BLOCK)
    sum += expf(row[c] - top);
  part[threadIdx.x] = sum;
  __syncthreads();
  for (int h = BLOCK / 2; h > 0; h /= 2) {
    if (threadIdx.x < h)
      part[threadIdx.x] += part[threadIdx.x + h];
    __syncthreads();
  }
  sum = part[0];
  for (int c = threadIdx.x; c < cols; c += BLOCK)
    out[(size_t)blockIdx.x * cols + c] = expf(row[c] - top) / sum; // expect: kernel-fusion
}
void softmax(const float *in, float *out, int rows, int cols) { softmaxRows<128><<<rows, 128>>>(in, out, cols); }
