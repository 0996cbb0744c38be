// The cells that touch water are listed on the host, so that the kernel need not test them all.
#include <cuda_runtime.h>
#include <vector>

class Lake {
public:
  explicit Lake(const std::vector<unsigned char> &wet) {
    std::vector<int> cells;
    for (int i = 0; i < int(wet.size()); ++i)
      if (wet[i])
        cells.push_back(i); // expect: host-precomputation
    count = int(cells.size());
    cudaMalloc(&list, count * sizeof(int));
    cudaMemcpy(list, cells.data(), count * sizeof(int), cudaMemcpyHostToDevice); // evidence: host-precomputation
  }
  void step(float *depth);

private:
  int *list = nullptr;
  int count = 0;
};

__global__ void evaporate(const int *list, int count, float *depth) {
  const int k = blockIdx.x * blockDim.x + threadIdx.x;
  if (k < count)
    depth[list[k]] *= 0.999f;
}

void Lake::step(float *depth) { evaporate<<<(count + 127) / 128, 128>>>(list, count, depth); }

void simulate(const std::vector<unsigned char> &wet, float *depth, int days) {
  Lake lake(wet);
  for (int d = 0; d < days; ++d)
    lake.step(depth);
}
