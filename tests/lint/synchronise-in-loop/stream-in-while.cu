// rule: synchronise-in-loop  expect: finding
// Two kernels a step, in a stream, with the wait at the step's end.
#include <cuda_runtime.h>

__global__ void forces(const float3 *x, float3 *f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    f[i] = make_float3(-x[i].x, -x[i].y, -x[i].z);
}
__global__ void move(float3 *x, const float3 *f, int n, float dt) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = make_float3(x[i].x + dt * f[i].x, x[i].y + dt * f[i].y, x[i].z + dt * f[i].z);
}

void simulate(float3 *x, float3 *f, int n, double end, double dt, cudaStream_t stream) {
  double t = 0;
  while (t < end) {
    forces<<<(n + 127) / 128, 128, 0, stream>>>(x, f, n);
    move<<<(n + 127) / 128, 128, 0, stream>>>(x, f, n, float(dt));
    cudaStreamSynchronize(stream); // <-- finding
    t += dt;
  }
}
