// An xor swizzle.
__global__ void transpose(const float *in, float *out, int n) {
  __shared__ float tile[32][32]; // expect: shared-memory-padding
  int tx = threadIdx.x, ty = threadIdx.y;
  tile[ty][tx ^ ty] = in[(blockIdx.y * 32 + ty) * n + blockIdx.x * 32 + tx];
  __syncthreads();
  out[(blockIdx.x * 32 + ty) * n + blockIdx.y * 32 + tx] = tile[tx][ty ^ tx];
}
int main() { transpose<<<dim3(2, 2), dim3(32, 32)>>>(nullptr, nullptr, 64); }
