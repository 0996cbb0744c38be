// Several copies in global memory, chosen by the block.
#define COPIES 16
__global__ void scatter(const int *key, const float *v, float *copies, int bins, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&copies[(blockIdx.x % COPIES) * bins + key[i]], v[i]); // expect: privatized-atomics
}
__global__ void gather(const float *copies, float *out, int bins) {
  int b = blockIdx.x * blockDim.x + threadIdx.x;
  if (b >= bins)
    return;
  float s = 0;
  for (int c = 0; c < COPIES; ++c)
    s += copies[c * bins + b]; // evidence: privatized-atomics
  out[b] = s;
}
void run(int *key, float *v, float *copies, float *out, int bins, int n) {
  scatter<<<(n + 255) / 256, 256>>>(key, v, copies, bins, n);
  gather<<<(bins + 255) / 256, 256>>>(copies, out, bins);
}
