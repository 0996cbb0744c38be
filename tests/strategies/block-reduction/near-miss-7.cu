// absent: block-reduction
// A private histogram, a stencil in shared memory, and a reduction of the whole device by a library.
#include <cub/cub.cuh>

__global__ void levels(const unsigned char *img, unsigned *hist, int n) {
  __shared__ unsigned local[256];
  local[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256)
    atomicAdd(&local[img[i]], 1u);
  __syncthreads();
  atomicAdd(&hist[threadIdx.x], local[threadIdx.x]);
}

__global__ void relax(float *v, int turns) {
  __shared__ float s[258];
  int t = threadIdx.x + 1;
  s[t] = v[blockIdx.x * 256 + threadIdx.x];
  if (t == 1)
    s[0] = s[257] = 0;
  for (int k = 0; k < turns; k++) {
    __syncthreads();
    float x = 0.5f * (s[t - 1] + s[t + 1]);
    __syncthreads();
    s[t] = x;
  }
  v[blockIdx.x * 256 + threadIdx.x] = s[t];
}

void go(const unsigned char *img, unsigned *hist, float *v, float *out, void *temp, size_t bytes, int n) {
  levels<<<64, 256>>>(img, hist, n);
  relax<<<n / 256, 256>>>(v, 10);
  cub::DeviceReduce::Sum(temp, bytes, v, out, n);
}
