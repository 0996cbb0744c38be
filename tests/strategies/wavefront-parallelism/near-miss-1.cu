// Time steps in place.
// absent: wavefront-parallelism
__global__ void step(const float *a, float *b, int n, int t) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x > 0 && x < n - 1 && y > 0 && y < n - 1)
    b[y * n + x] = a[y * n + x] + 0.1f * (a[(y - 1) * n + x] + a[(y + 1) * n + x] + a[y * n + x - 1] + a[y * n + x + 1]) * t;
}
void run(float *a, float *b, int n) {
  for (int t = 0; t < 100; ++t) {
    step<<<dim3(n / 128, n), 128>>>(a, b, n, t);
    float *s = a;
    a = b;
    b = s;
  }
}
