// rule: underfilled-grid  expect: silent
// The turns of the loop follow each other in time: they cannot be shared out.
#include <cuda_runtime.h>

__global__ void oscillators(float2 *state, const float *force, int steps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float2 s = state[i];
  for (int t = 0; t < steps; ++t) {
    float a = force[t] - s.x;
    s.y = 0.999f * s.y + 0.01f * a;
    s.x = s.x + 0.01f * s.y;
  }
  state[i] = s;
}

void run(float2 *state, const float *force) { oscillators<<<8, 128>>>(state, force, 1000000); }
