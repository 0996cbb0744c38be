// Members of a record behind a pointer are swapped by a helper; a class picks its buffer by a toggle.
#include <cuda_runtime.h>

__global__ void relax(const float *now, float *next, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    next[i] = 0.5f * (now[i - 1] + now[i + 1]);
}

struct State {
  float *u, *v;
};

static void turnRound(State *s) {
  float *t = s->u;
  s->u = s->v; // evidence: double-buffering
  s->v = t; // evidence: double-buffering
}

void advance(State *s, int n, int steps) {
  for (int i = 0; i < steps; ++i) {
    relax<<<n / 256, 256>>>(s->u, s->v, n); // expect: double-buffering
    turnRound(s);
  }
}

class Solver {
public:
  explicit Solver(int n) : size(n) {
    for (auto &one : buffers)
      cudaMalloc(&one, n * sizeof(float));
  }
  void step() {
    relax<<<size / 256, 256>>>(buffers[turn], buffers[turn ^ 1], size); // expect: double-buffering
    turn ^= 1; // evidence: double-buffering
  }

private:
  float *buffers[2] = {nullptr, nullptr};
  int size, turn = 0;
};

void solve(int n, int steps) {
  Solver solver(n);
  for (int s = 0; s < steps; ++s)
    solver.step();
}
