// absent: thread-coarsening
// Threads of a block stride over a row; selected items are appended, as many as there are.
__global__ void appendLarge(const float *m, float *list, int *size, int cols, float limit) {
  const float *row = m + size_t(blockIdx.x) * cols;
  for (int c = threadIdx.x; c < cols; c += blockDim.x)
    if (row[c] > limit)
      list[atomicAdd(size, 1)] = row[c];
}

__global__ void centre(float *m, const float *mean, int cols) {
  for (int c = threadIdx.x; c < cols; c += blockDim.x)
    m[size_t(blockIdx.x) * cols + c] -= mean[blockIdx.x];
}

void go(float *m, const float *mean, float *list, int *size, int rows, int cols, float limit) {
  centre<<<rows, 256>>>(m, mean, cols);
  appendLarge<<<rows, 256>>>(m, list, size, cols, limit);
}
