// Three launchers called from one function; what passes between them is a member of a struct.
#include <cuda_runtime.h>

struct Work {
  float *gradient, *norm;
};

__global__ void gradientKernel(const float *image, float *gradient, int w, int h) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < w - 1 && y < h)
    gradient[y * w + x] = image[y * w + x + 1] - image[y * w + x];
}
__global__ void rowNorm(const float *gradient, float *norm, int w) {
  float s = 0.0f;
  for (int x = threadIdx.x; x < w; x += 32)
    s += gradient[blockIdx.x * w + x] * gradient[blockIdx.x * w + x];
  atomicAdd(&norm[blockIdx.x], s);
}
__global__ void divideRows(float *gradient, const float *norm, int w) {
  for (int x = threadIdx.x; x < w; x += blockDim.x)
    gradient[blockIdx.x * w + x] /= norm[blockIdx.x] + 1e-6f;
}

static void first(const float *image, Work &k, int w, int h) {
  gradientKernel<<<dim3((w + 127) / 128, h), 128>>>(image, k.gradient, w, h); // expect: kernel-fission
}
static void second(Work &k, int w, int h) {
  cudaMemset(k.norm, 0, h * sizeof(float));
  rowNorm<<<h, 32>>>(k.gradient, k.norm, w); // expect: kernel-fission
}
static void third(Work *k, int w, int h) {
  divideRows<<<h, 128>>>(k->gradient, k->norm, w); // expect: kernel-fission
}

void normalisedGradient(const float *image, int w, int h) {
  Work k;
  cudaMalloc(&k.gradient, sizeof(float) * w * h);
  cudaMalloc(&k.norm, sizeof(float) * h);
  first(image, k, w, h);
  second(k, w, h);
  third(&k, w, h);
  cudaFree(k.gradient);
  cudaFree(k.norm);
}
