// unclear: device-precomputation
// The kernel before the loop sets the state from which the rounds start.
__global__ void start(float *d, int n, int source) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) d[i] = i == source ? 0.0f : 1e30f;
}
__global__ void relax(const int *to, const float *w, float *d, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) d[to[i]] = fminf(d[to[i]], d[i] + w[i]);
}
void go(const int *to, const float *w, float *d, int n, int rounds) {
  start<<<(n + 127) / 128, 128>>>(d, n, 0);
  for (int r = 0; r < rounds; ++r)
    relax<<<(n + 127) / 128, 128>>>(to, w, d, n);
}
