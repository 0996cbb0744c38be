// A class owns both fields; its method swaps them after the launch, and another calls it in a loop.
#include <cuda_runtime.h>
#include <utility>

__global__ void relax(const float *now, float *next, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    next[i] = 0.5f * (now[i - 1] + now[i + 1]);
}

class Field {
public:
  explicit Field(int n) : size(n) {
    cudaMalloc(&now, n * sizeof(float));
    cudaMalloc(&next, n * sizeof(float));
  }
  void step() {
    relax<<<(size + 255) / 256, 256>>>(now, next, size); // expect: double-buffering
    std::swap(now, next); // evidence: double-buffering
  }
  void run(int steps) {
    for (int s = 0; s < steps; ++s)
      step();
  }

private:
  float *now = nullptr, *next = nullptr;
  int size;
};

void simulate(int n, int steps) {
  Field field(n);
  field.run(steps);
}
