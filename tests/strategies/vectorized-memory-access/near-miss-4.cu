// absent: vectorized-memory-access
// A pool of raw shared bytes is carved into arrays; vector types are parameters by value.
#include <cuda_runtime.h>

extern __shared__ char pool[];

__global__ void shiftRows(const float *in, float *out, float4 weights, int width) {
  float *row = reinterpret_cast<float *>(pool);
  int *order = reinterpret_cast<int *>(row + blockDim.x);
  const int i = blockIdx.x * width + threadIdx.x;
  row[threadIdx.x] = in[i];
  order[threadIdx.x] = (threadIdx.x * 7) % blockDim.x;
  __syncthreads();
  out[i] = row[order[threadIdx.x]] * (weights.x + weights.y + weights.z + weights.w);
}

void run(const float *in, float *out, int rows, int width) {
  shiftRows<<<rows, width, 2 * width * sizeof(float)>>>(in, out, make_float4(.1f, .2f, .3f, .4f), width);
}
