// absent: persistent-device-allocation
// The helper that the loop calls allocates; the loop around the launch in it is over device results only once.
#include <cuda_runtime.h>
#include <vector>

__global__ void scaleBy(float *x, float a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] *= a;
}

static void scaleOnDevice(std::vector<float> &x, float a) {
  float *d;
  cudaMalloc(&d, x.size() * sizeof(float));
  cudaMemcpy(d, x.data(), x.size() * sizeof(float), cudaMemcpyHostToDevice);
  do {
    scaleBy<<<int(x.size() / 256 + 1), 256>>>(d, a, int(x.size()));
  } while (0);
  cudaMemcpy(x.data(), d, x.size() * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d);
}

int main() {
  std::vector<float> x(1000, 1.0f);
  for (int i = 0; i < 10; ++i)
    scaleOnDevice(x, 1.0f + i);
  return x[0] > 0.0f ? 0 : 1;
}
