// Written by hand: a counter that grows with each barrier.
__device__ unsigned arrived;
__device__ void gridBarrier(unsigned goal) {
  __syncthreads();
  if (threadIdx.x == 0) {
    __threadfence();
    atomicAdd(&arrived, 1); // expect: cooperative-grid-sync
    while (atomicAdd(&arrived, 0) < goal) // evidence: cooperative-grid-sync
      ;
  }
  __syncthreads();
}
__global__ void phases(float *a, float *b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  b[i] = a[i] * 2;
  gridBarrier(gridDim.x);
  a[i] = b[gridDim.x * blockDim.x - 1 - i];
}
int main() { phases<<<32, 128>>>(nullptr, nullptr); }
