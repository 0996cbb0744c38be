// A recursive device function.
// absent: dynamic-parallelism
__device__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__global__ void k(int *x) { x[threadIdx.x] = fib(x[threadIdx.x]); }
int main() { k<<<1, 32>>>(nullptr); }
