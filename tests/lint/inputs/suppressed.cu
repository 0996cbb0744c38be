// Every finding of this file is silenced by a comment, but the last.
#include <cuda_runtime.h>

__global__ void a(const float *x, float *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(sum, x[i]); // NOLINT(accelscope-contended-global-atomic)
}
__global__ void b(const float *x, float *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    // NOLINTNEXTLINE(bugprone-*, accelscope-contended-*)
    atomicAdd(sum, x[i]);
}
__global__ void c(const float *x, float *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    // accelscope: ignore contended-global-atomic: a dozen threads in all
    // (see the launch)
    atomicAdd(sum, x[i]);
}
// NOLINTBEGIN(accelscope-*)
__global__ void d(const float *x, float *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(sum, x[i]);
}
// NOLINTEND(accelscope-*)
__global__ void e(const float *x, float *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  const char *text = "// NOLINTBEGIN(accelscope-*)";
  if (i < n && text)
    atomicAdd(sum, x[i]); // NOLINT(bugprone-everything)
}

void run(const float *x, float *sum, int n) {
  a<<<n / 256, 256>>>(x, sum, n);
  b<<<n / 256, 256>>>(x, sum, n);
  c<<<n / 256, 256>>>(x, sum, n);
  d<<<n / 256, 256>>>(x, sum, n);
  e<<<n / 256, 256>>>(x, sum, n);
}
