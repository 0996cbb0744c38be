// absent: cooperative-item-mapping
// Many tensors in one launch, cut into chunks: a block takes a chunk of some tensor.
#include <cuda_runtime.h>

struct Table {
  float *data[64];
  int size[64];
  unsigned char tensorOf[320];
  int chunkOf[320];
};

__global__ void scaleAll(Table table, float factor, int chunkSize) {
  const int tensor = table.tensorOf[blockIdx.x], chunk = table.chunkOf[blockIdx.x];
  const int n = table.size[tensor] - chunk * chunkSize;
  float *x = table.data[tensor] + chunk * chunkSize;
  for (int i = threadIdx.x; i < n && i < chunkSize; i += blockDim.x)
    x[i] *= factor;
}

void run(const Table &table, int blocks, float factor) { scaleAll<<<blocks, 512>>>(table, factor, 65536); }
