// Asks how large clusters could be.
// absent: thread-block-clusters
__global__ void k(float *x) { x[threadIdx.x] = 0; }
int main() {
  cudaLaunchConfig_t config = {};
  config.gridDim = dim3(8);
  config.blockDim = dim3(128);
  int size = 0;
  cudaOccupancyMaxPotentialClusterSize(&size, k, &config);
  k<<<8, 128>>>(nullptr);
}
