// The solver lives behind a smart pointer: what its members hold is not followed from call to call.
#include <cuda_runtime.h>
#include <memory>
#include <utility>

__global__ void relax(const float *now, float *next, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    next[i] = 0.5f * (now[i - 1] + now[i + 1]);
}

class Solver {
public:
  explicit Solver(int n) : n(n) {
    cudaMalloc(&u, n * sizeof(float));
    cudaMalloc(&v, n * sizeof(float));
  }
  void swap() { std::swap(u, v); } // evidence: double-buffering
  void step() { relax<<<n / 256, 256>>>(u, v, n); } // expect: double-buffering

private:
  float *u, *v;
  int n;
};

int main() {
  auto solver = std::make_unique<Solver>(1024);
  for (int i = 0; i < 10; ++i) {
    solver->step();
    solver->swap();
  }
}
