// A cache: a kernel is launched for a key only the first time.
#include <cuda_runtime.h>
#include <unordered_map>

__global__ void makeTable(float *table, int n, float step) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    table[i] = expf(-step * i);
}

class Tables {
public:
  const float *get(int resolution) {
    const auto known = cache.find(resolution); // expect: host-deduplication
    if (known != cache.end())
      return known->second;
    float *table = nullptr;
    cudaMalloc(&table, resolution * sizeof(float));
    makeTable<<<(resolution + 127) / 128, 128>>>(table, resolution, 1.0f / resolution); // evidence: host-deduplication
    cache[resolution] = table;
    return table;
  }

private:
  std::unordered_map<int, float *> cache;
};

const float *tableFor(Tables &tables, int resolution) { return tables.get(resolution); }
