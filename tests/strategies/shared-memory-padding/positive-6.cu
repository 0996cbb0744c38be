// Dynamic shared memory, a pitch of the block's width and one; kernels only.
__global__ void transposeDynamic(const float *in, float *out, int w, int h) {
  extern __shared__ float tile[]; // expect: shared-memory-padding
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h)
    tile[threadIdx.y * (blockDim.x + 1) + threadIdx.x] = in[y * w + x];
  __syncthreads();
  x = blockIdx.y * blockDim.y + threadIdx.x;
  y = blockIdx.x * blockDim.x + threadIdx.y;
  if (x < h && y < w)
    out[y * h + x] = tile[threadIdx.x * (blockDim.x + 1) + threadIdx.y];
}
