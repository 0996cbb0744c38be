// Several launches are the barrier.
// absent: cooperative-grid-sync
__global__ void step(const float *a, float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1)
    b[i] = a[i - 1] + a[i + 1]; // grid.sync() would come here
}
void run(float *a, float *b, int n) {
  for (int t = 0; t < 10; ++t) {
    step<<<(n + 255) / 256, 256>>>(a, b, n);
    float *c = a;
    a = b;
    b = c;
  }
}
