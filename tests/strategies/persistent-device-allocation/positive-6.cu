// A helper allocates and returns; the loop lives in another helper; arguments travel through a struct.
#include <cuda_runtime.h>

struct Fields {
  float *e, *h;
  int n;
};

__global__ void magnetic(Fields f) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < f.n - 1)
    f.h[i] += 0.5f * (f.e[i + 1] - f.e[i]);
}
__global__ void electric(Fields f) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < f.n)
    f.e[i] += 0.5f * (f.h[i] - f.h[i - 1]);
}

static float *zeros(int n) {
  float *p = nullptr;
  if (cudaMalloc(&p, n * sizeof(float)) != cudaSuccess) // expect: persistent-device-allocation
    return nullptr;
  cudaMemset(p, 0, n * sizeof(float));
  return p;
}

static void march(const Fields &f, int steps) {
  const int blocks = (f.n + 255) / 256;
  for (int t = 0; t < steps; ++t) {
    magnetic<<<blocks, 256>>>(f); // expect: persistent-device-allocation
    electric<<<blocks, 256>>>(f);
  }
}

int main() {
  Fields f;
  f.n = 100000;
  f.e = zeros(f.n);
  f.h = zeros(f.n);
  march(f, 1000);
  cudaDeviceSynchronize();
  cudaFree(f.e);
  cudaFree(f.h);
}
