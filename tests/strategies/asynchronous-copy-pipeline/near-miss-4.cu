// A function of the program with the same name, and a prefetch instruction.
// absent: asynchronous-copy-pipeline
__device__ void memcpy_async(float *dst, const float *src, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    dst[i] = src[i];
}
__global__ void copy(const float *in, float *out) {
  __shared__ float tile[256];
  asm volatile("prefetch.global.L2 [%0];" ::"l"(in + 256));
  memcpy_async(tile, in, 256);
  __syncthreads();
  memcpy_async(out, tile, 256);
}
int main() { copy<<<1, 64>>>(nullptr, nullptr); }
