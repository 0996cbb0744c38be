// status: ok
// kernels: child parent again
// launches: 4
#include <cuda_runtime.h>
__global__ void child(int *p) {
#ifdef __CUDA_ARCH__
  p[threadIdx.x] = 1;
#endif
}
__global__ void parent(int *p) {
  if (threadIdx.x == 0) {
    cudaStream_t s;
    cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
    child<<<1, 32, 0, s>>>(p);
  }
}
__global__ void again(int *p, int depth) {
  if (depth > 0)
    again<<<1, 1>>>(p, depth - 1);
}
int main() {
  parent<<<1, 32>>>(nullptr);
  again<<<1, 1>>>(nullptr, 3);
}
