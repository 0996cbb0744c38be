// Counting by a comparison.
__global__ void above(const float *x, int *count, float t, int n) {
  int c = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    c += (x[i] > t); // expect: branchless-execution
  atomicAdd(count, c);
}
void go(const float *x, int *c, float t, int n) { above<<<32, 128>>>(x, c, t, n); }
