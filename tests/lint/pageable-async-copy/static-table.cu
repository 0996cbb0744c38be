// rule: pageable-async-copy  expect: finding
#include <cuda_runtime.h>

static double lattice[512][512];

__global__ void sweep(double *l) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  l[i] = 0.25 * l[i];
}

void run(cudaStream_t compute) {
  double *l;
  cudaMallocAsync((void **)&l, sizeof lattice, compute);
  cudaMemcpyAsync(l, lattice, sizeof(lattice), cudaMemcpyHostToDevice, compute); // <-- finding
  sweep<<<1024, 256, 0, compute>>>(l);
  cudaMemcpyAsync(lattice, l, sizeof lattice, cudaMemcpyDeviceToHost, compute); // <-- finding
  cudaFreeAsync(l, compute);
}
