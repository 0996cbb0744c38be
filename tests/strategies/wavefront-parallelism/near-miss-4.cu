// A convolution: d - t indexes the input, no turn depends on another.
// absent: wavefront-parallelism
__global__ void convolve(const float *a, const float *b, float *out, int n) {
  __shared__ float part[128];
  int t = threadIdx.x;
  for (int d = 0; d < 2 * n - 1; ++d) {
    part[t] = d - t >= 0 && d - t < n ? a[t] * b[d - t] : 0.f;
    __syncthreads();
    for (int s = 64; s > 0; s /= 2) {
      if (t < s)
        part[t] += part[t + s];
      __syncthreads();
    }
    if (t == 0)
      out[d] = part[0];
    __syncthreads();
  }
}
int main() { convolve<<<1, 128>>>(nullptr, nullptr, nullptr, 128); }
