// Blocks walk over rows; the step is the number of blocks. Threads of a block step by the block.
__global__ void rowMeans(const float *m, float *mean, int rows, int cols) {
  __shared__ float part[128];
  for (int row = blockIdx.x; row < rows; row += gridDim.x) { // expect: grid-stride-loop
    float sum = 0;
    for (int c = threadIdx.x; c < cols; c += blockDim.x)
      sum += m[row * cols + c];
    part[threadIdx.x] = sum;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
      if (threadIdx.x < s)
        part[threadIdx.x] += part[threadIdx.x + s];
      __syncthreads();
    }
    if (threadIdx.x == 0)
      mean[row] = part[0] / cols;
    __syncthreads();
  }
}
