// A library select between two kernels.
#include <cuda_runtime.h>
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>

struct Alive {
  __host__ __device__ bool operator()(int life) const { return life > 0; }
};

__global__ void age(int *life, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    life[i] -= i % 3;
}

int survivors(int *life, int *left, int n) {
  age<<<(n + 255) / 256, 256>>>(life, n);
  int *end = thrust::copy_if(thrust::device, life, life + n, left, Alive()); // expect: work-compaction
  age<<<(int(end - left) + 255) / 256, 256>>>(left, int(end - left));
  return int(end - left);
}
