// unclear: scalar-broadcast
// A few lanes fetch one parameter of a small record each.
__global__ void scale(const float *params, float *x, int n) {
  __shared__ float p[4];
  if (threadIdx.x < 4)
    p[threadIdx.x] = params[blockIdx.x * 4 + threadIdx.x];
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    const float v = x[blockIdx.x * n + i];
    x[blockIdx.x * n + i] = fminf(fmaxf(v * p[0] + p[1], p[2]), p[3]);
  }
}

void run(const float *params, float *x, int n) { scale<<<32, 128>>>(params, x, n); }
