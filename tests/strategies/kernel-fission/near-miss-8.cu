// absent: kernel-fission, transfer-minimization
// A helper picks one of two forms of the kernel; the choice is the same in the warm-up and in every timed run.
#include <cuda_runtime.h>

__global__ void incrementPlain(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    p[i] += 1.0f;
}
__global__ void incrementApart(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    p[i] = p[i] + 1.0f;
}
static void plain(float *p, int n) { incrementPlain<<<n / 256, 256>>>(p, n); }
static void apart(float *p, int n) { incrementApart<<<n / 256, 256>>>(p, n); }

static void run(int which, float *p, int n) {
  switch (which) {
  case 1:
    plain(p, n);
    break;
  case 2:
    apart(p, n);
    break;
  default:
    return;
  }
}

int main(int argc, char **) {
  const int n = 1 << 20, which = argc;
  float *p;
  cudaMalloc(&p, n * sizeof(float));
  cudaMemset(p, 0, n * sizeof(float));
  run(which, p, n);
  for (int r = 0; r < 100; r++)
    run(which, p, n);
  cudaDeviceSynchronize();
  cudaFree(p);
  return 0;
}
