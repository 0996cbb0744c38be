// rule: transfer-in-loop  expect: silent
// Every turn's result is kept in an element of its own at the end of a list.
#include <cuda_runtime.h>
#include <list>
#include <vector>

__global__ void coarsen(const unsigned *in, unsigned *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[2 * i] + in[2 * i + 1];
}

class Pyramid {
  class Level {
  public:
    explicit Level(int n) : values(n) {}
    void fetch(const unsigned *device) {
      cudaMemcpy(&values[0], device, values.size() * sizeof(unsigned), cudaMemcpyDeviceToHost);
    }

  private:
    std::vector<unsigned> values;
  };
  std::list<Level> levels;

public:
  void add(const unsigned *device, int n) {
    levels.push_back(Level(n));
    levels.back().fetch(device);
  }
};

void build(Pyramid &pyramid, unsigned *a, unsigned *b, int n) {
  while (n > 1) {
    n /= 2;
    coarsen<<<(n + 255) / 256, 256>>>(a, b, n);
    pyramid.add(b, n);
    unsigned *t = a;
    a = b;
    b = t;
  }
}
