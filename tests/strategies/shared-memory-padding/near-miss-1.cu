// A halo of one cell on each side.
// absent: shared-memory-padding
__global__ void blur(const float *in, float *out, int n) {
  __shared__ float s[18][18];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  s[threadIdx.y + 1][threadIdx.x + 1] = in[y * n + x];
  if (threadIdx.x == 0) {
    s[threadIdx.y + 1][0] = in[y * n + x - 1];
    s[threadIdx.y + 1][17] = in[y * n + x + 16];
  }
  if (threadIdx.y == 0) {
    s[0][threadIdx.x + 1] = in[(y - 1) * n + x];
    s[17][threadIdx.x + 1] = in[(y + 16) * n + x];
  }
  __syncthreads();
  out[y * n + x] = s[threadIdx.y][threadIdx.x + 1] + s[threadIdx.y + 2][threadIdx.x + 1] + s[threadIdx.y + 1][threadIdx.x] +
                   s[threadIdx.y + 1][threadIdx.x + 2];
}
int main() { blur<<<dim3(4, 4), dim3(16, 16)>>>(nullptr, nullptr, 64); }
