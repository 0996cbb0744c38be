// By hand with a volatile wait, the counter a parameter.
__global__ void twice(float *x, unsigned *count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] += 1;
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) {
    atomicAdd(count, 1u); // expect: cooperative-grid-sync
    while (*(volatile unsigned *)count < gridDim.x) { // evidence: cooperative-grid-sync
    }
  }
  __syncthreads();
  if (i < n - 1)
    x[i] += x[i + 1];
}
void run(float *x, unsigned *c) { twice<<<8, 128>>>(x, c, 1000); }
