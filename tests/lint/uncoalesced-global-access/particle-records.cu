// rule: uncoalesced-global-access  expect: finding
// One field out of ten: a warp moves all of every record's lines to look at the masses.
#include <cuda_runtime.h>

struct Particle {
  float position[3], velocity[3], mass, charge;
  int species, cell;
};

template <int kThreads> __global__ void scaleMasses(Particle *particles, float factor, int count) {
  for (int i = blockIdx.x * kThreads + threadIdx.x; i < count; i += gridDim.x * kThreads)
    particles[i].mass *= factor; // <-- finding
}

void doubled(Particle *particles, int count) { scaleMasses<128><<<256, 128>>>(particles, 2.0f, count); }
