// rule: transfer-in-loop  expect: finding
// Two buffers take turns, and after each step all of the result comes down to one place that nobody reads.
#include <cuda_runtime.h>
#include <utility>

__global__ void step(const float *a, float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    b[i] = 0.5f * a[i] + 0.25f * (a[i - 1] + a[i + 1]);
}

void diffuse(float *host, float *a, float *b, int n, int steps) {
  int s = 0;
  do {
    step<<<(n + 255) / 256, 256>>>(a, b, n);
    cudaMemcpy(host, b, n * sizeof(float), cudaMemcpyDeviceToHost); // <-- finding
    std::swap(a, b);
  } while (++s < steps);
}
