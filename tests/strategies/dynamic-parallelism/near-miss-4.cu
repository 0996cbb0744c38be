// The launching kernel is never launched itself.
// absent: dynamic-parallelism
__global__ void child(int *x) { x[threadIdx.x] = 1; }
__global__ void parent(int *x) { child<<<1, 32>>>(x); }
__global__ void flat(int *x) { x[threadIdx.x] = 2; }
int main() { flat<<<1, 32>>>(nullptr); }
