// Thread 0 turns the sum into the mean, and every thread subtracts it.
template <int THREADS> __global__ void centre(float *rows, int cols) {
  __shared__ float part[THREADS];
  __shared__ float mean;
  float *row = rows + size_t(blockIdx.x) * cols;
  float sum = 0.f;
  for (int c = threadIdx.x; c < cols; c += THREADS)
    sum += row[c];
  part[threadIdx.x] = sum;
  __syncthreads();
  if (threadIdx.x == 0) { // evidence: scalar-broadcast
    float all = 0.f;
    for (int i = 0; i < THREADS; ++i)
      all += part[i];
    mean = all / cols; // expect: scalar-broadcast
  }
  __syncthreads(); // evidence: scalar-broadcast
  for (int c = threadIdx.x; c < cols; c += THREADS)
    row[c] -= mean; // evidence: scalar-broadcast
}

void run(float *rows, int count, int cols) { centre<128><<<count, 128>>>(rows, cols); }
