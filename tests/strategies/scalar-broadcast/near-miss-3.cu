// absent: scalar-broadcast
// Butterflies, shifted lanes and votes: the source depends on the lane, or there is none.
__global__ void spread(const int *x, int *y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
  int v = x[i];
  for (int d = 16; d; d >>= 1)
    v += __shfl_xor_sync(0xffffffffu, v, d);
  const int turned = __shfl_sync(0xffffffffu, x[i], (lane + 1) & 31);
  const int mirrored = __shfl_sync(0xffffffffu, x[i], 31 - lane);
  const int many = __syncthreads_count(turned > mirrored);
  if (__any_sync(0xffffffffu, v > n))
    y[i] = v + turned + mirrored + many;
}

void run(const int *x, int *y, int n) { spread<<<n / 256, 256>>>(x, y, n); }
