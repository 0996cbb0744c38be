__global__ void child(int *x, int base) { x[base + threadIdx.x] += 1; }
__global__ void parent(int *x, const int *work) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (work[i] > 100)
    child<<<1, 64>>>(x, i * 64); // expect: dynamic-parallelism
}
int main() { parent<<<8, 32>>>(nullptr, nullptr); }
