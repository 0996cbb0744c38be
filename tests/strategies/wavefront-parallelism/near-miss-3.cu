// Elimination steps of a factorisation.
// absent: wavefront-parallelism
__global__ void scaleColumn(float *a, int n, int k) {
  int i = k + 1 + blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    a[i * n + k] /= a[k * n + k];
}
__global__ void update(float *a, int n, int k) {
  int j = k + 1 + blockIdx.x * blockDim.x + threadIdx.x, i = k + 1 + blockIdx.y;
  if (i < n && j < n)
    a[i * n + j] -= a[i * n + k] * a[k * n + j];
}
void lu(float *a, int n) {
  for (int k = 0; k < n - 1; ++k) {
    scaleColumn<<<(n + 127) / 128, 128>>>(a, n, k);
    update<<<dim3((n + 127) / 128, n), 128>>>(a, n, k);
  }
}
