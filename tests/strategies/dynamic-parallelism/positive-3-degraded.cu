// From a device function, template and stream.
template <class T> __global__ void refine(T *cell, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    cell[i] /= 2;
}
template <class T> __device__ void descend(T *cell, int n) {
  cudaStream_t s;
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  refine<T><<<(n + 63) / 64, 64, 0, s>>>(cell, n); // expect: dynamic-parallelism
  cudaStreamDestroy(s);
}
__global__ void root(float *cells, const int *sizes) {
  if (threadIdx.x == 0 && sizes[blockIdx.x] > 32)
    descend(cells + blockIdx.x * 1024, sizes[blockIdx.x]);
}
int main() { root<<<4, 32>>>(nullptr, nullptr); }
