// A function pointer is called on the device.
// absent: dynamic-parallelism
typedef float (*Op)(float);
__device__ float twice(float x) { return 2 * x; }
__device__ Op table[1] = {twice};
__global__ void apply(float *x, int which) { x[threadIdx.x] = table[which](x[threadIdx.x]); }
int main() { apply<<<1, 32>>>(nullptr, 0); }
