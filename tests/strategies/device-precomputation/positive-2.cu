// States of a random-number generator, made once, drawn from in every step.
#include <curand_kernel.h>
__global__ void seedStates(curandState *s, unsigned long long seed, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    curand_init(seed, i, 0, &s[i]);
}
__global__ void move(curandState *s, float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  curandState mine = s[i];
  x[i] += curand_normal(&mine);
  s[i] = mine;
}
void walk(float *x, int n, int steps) {
  curandState *s;
  cudaMalloc(&s, n * sizeof(curandState));
  seedStates<<<(n + 255) / 256, 256>>>(s, 42, n); // expect: device-precomputation
  for (int t = 0; t < steps; ++t)
    move<<<(n + 255) / 256, 256>>>(s, x, n);
  cudaFree(s);
}
