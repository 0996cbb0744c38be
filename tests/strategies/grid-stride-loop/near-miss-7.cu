// absent: grid-stride-loop
// A kernel with such a loop stands here, but only the other one is launched.
__global__ void unused(float *v, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    v[i] += 1.0f;
}

__global__ void used(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    v[i] += 1.0f;
}

void addOne(float *v, int n) { used<<<(n + 255) / 256, 256>>>(v, n); }
