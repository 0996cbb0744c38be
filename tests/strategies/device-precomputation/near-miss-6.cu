// absent: device-precomputation
// Two ways to use the intermediate: only one of them runs.
__global__ void prefix(const int *x, int *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, s = 0;
  for (int k = 0; k <= i && i < n; ++k) s += x[k];
  if (i < n) sum[i] = s;
}
__global__ void spread(const int *sum, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[sum[i]] = i;
}
__global__ void spreadBack(const int *sum, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[n - sum[i]] = i;
}
void go(const int *x, int *sum, int *out, int n, bool back) {
  prefix<<<(n + 127) / 128, 128>>>(x, sum, n);
  if (back)
    spreadBack<<<(n + 127) / 128, 128>>>(sum, out, n);
  else
    spread<<<(n + 127) / 128, 128>>>(sum, out, n);
}
