// The axes and their strides are data: which of them runs fastest is not in the source.
__global__ void permute(const float *in, float *out, const int *shape, const int *stride, int axes, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int rest = i, from = 0;
  for (int a = axes - 1; a >= 0; --a) {
    from += rest % shape[a] * stride[a];
    rest /= shape[a];
  }
  out[i] = in[from]; // expect: data-layout-transformation
}

void run(const float *in, float *out, const int *shape, const int *stride, int axes, int n) {
  permute<<<(n + 255) / 256, 256>>>(in, out, shape, stride, axes, n);
}
