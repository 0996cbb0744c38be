// Blocks stride over the distributions and sum up the categories of each; strides come as parameters.
#include <cuda_runtime.h>

template <typename T>
__global__ void normalise(T *dist, int distributions, int categories, int strideDist, int strideCategory) {
  __shared__ T part[256];
  for (int d = blockIdx.x; d < distributions; d += gridDim.x) {
    T sum = 0;
    for (int c = threadIdx.x; c < categories; c += blockDim.x) // expect: cooperative-item-mapping
      sum += dist[d * strideDist + c * strideCategory];
    part[threadIdx.x] = sum;
    __syncthreads();
    for (int s = 128; s > 0; s /= 2) {
      if (threadIdx.x < s)
        part[threadIdx.x] += part[threadIdx.x + s];
      __syncthreads();
    }
    for (int c = threadIdx.x; c < categories; c += blockDim.x)
      dist[d * strideDist + c * strideCategory] /= part[0];
    __syncthreads();
  }
}

void run(float *dist, int distributions, int categories) {
  normalise<float><<<64, 256>>>(dist, distributions, categories, categories, 1);
}
