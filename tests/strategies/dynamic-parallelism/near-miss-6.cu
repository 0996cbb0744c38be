// One kernel calls a device function that another kernel uses too.
// absent: dynamic-parallelism
__device__ void work(float *x, int i) { x[i] *= 2; }
__global__ void small(float *x) { work(x, threadIdx.x); }
__global__ void large(float *x) {
  for (int i = threadIdx.x; i < 1024; i += blockDim.x)
    work(x, i);
}
void run(float *x) {
  small<<<1, 32>>>(x);
  large<<<1, 128>>>(x);
}
