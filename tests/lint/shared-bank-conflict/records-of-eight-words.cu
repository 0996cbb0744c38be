// rule: shared-bank-conflict  expect: finding
// One field of records of 32 bytes: the lanes use four of the 32 banks.
#include <cuda_runtime.h>

struct Body {
  float x, y, z, mass, vx, vy, vz, age;
};

class Tile {
public:
  __device__ explicit Tile(Body *storage) : bodies(storage) {}
  __device__ void fetch(const Body *all, int base) { bodies[threadIdx.x] = all[base + threadIdx.x]; } // <-- finding
  __device__ float mass() const { return bodies[threadIdx.x].mass; } // <-- finding

private:
  Body *bodies;
};

__global__ void weigh(const Body *all, float *out) {
  __shared__ Body storage[128];
  Tile tile(storage);
  tile.fetch(all, blockIdx.x * 128);
  __syncthreads();
  out[blockIdx.x * 128 + threadIdx.x] = tile.mass();
}

void run(const Body *all, float *out, int n) { weigh<<<n / 128, 128>>>(all, out); }
