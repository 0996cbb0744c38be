// Plain tile, and a pitch in global memory.
// absent: shared-memory-padding
__global__ void tileCopy(const float *in, float *out, size_t pitch) {
  __shared__ float s[16][16];
  s[threadIdx.y][threadIdx.x] = in[threadIdx.y * (pitch + 1) + threadIdx.x];
  __syncthreads();
  out[threadIdx.y * pitch + threadIdx.x] = s[threadIdx.x][threadIdx.y];
}
int main() { tileCopy<<<1, dim3(16, 16)>>>(nullptr, nullptr, 32); }
