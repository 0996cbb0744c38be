// unclear: branchless-execution
__global__ void cost(const float *level, float *c, float h, float b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    c[i] = level[i] > 0.0f ? h * level[i] : -b * level[i];
}
void go(const float *l, float *c, int n) { cost<<<(n + 127) / 128, 128>>>(l, c, 1.0f, 2.0f, n); }
