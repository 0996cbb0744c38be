// The kernel with the attribute is never launched.
// absent: thread-block-clusters
__global__ void __cluster_dims__(2, 1, 1) unused(float *x) { x[threadIdx.x] = 1; }
__global__ void used(float *x) { x[threadIdx.x] = 2; }
int main() { used<<<1, 32>>>(nullptr); }
