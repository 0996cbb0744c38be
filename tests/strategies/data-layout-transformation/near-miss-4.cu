// absent: data-layout-transformation
// Rows are gathered in the order of a sorted key, each kept as it is.
__global__ void gather(const float *rows, const int *order, float *out, int width) {
  const int r = blockIdx.x;
  for (int c = threadIdx.x; c < width; c += blockDim.x)
    out[r * width + c] = rows[order[r] * width + c];
}

__global__ void shift(const float *in, float *out, int n) {
  __shared__ float tile[256];
  const int i = blockIdx.x * 256 + threadIdx.x;
  tile[threadIdx.x] = in[i];
  __syncthreads();
  out[i] = tile[255 - threadIdx.x];
}

void run(const float *rows, const int *order, float *out, int n, int width) {
  gather<<<n, 128>>>(rows, order, out, width);
}
