// PyTorch style: the axes of a tensor change places, the flat index is taken apart by division.
__global__ void permuteHeads(const float *qkv, float *q, int B, int T, int H, int D) {
  const int idx = blockIdx.x * blockDim.x + threadIdx.x;
  if (idx >= B * T * H * D)
    return;
  const int b = idx / (H * T * D);
  int rest = idx % (H * T * D);
  const int h = rest / (T * D);
  rest = rest % (T * D);
  const int t = rest / D, d = rest % D;
  q[idx] = qkv[((b * T + t) * H + h) * D + d]; // expect: data-layout-transformation
}

void permute(const float *qkv, float *q, int B, int T, int H, int D) {
  const int n = B * T * H * D;
  permuteHeads<<<(n + 255) / 256, 256>>>(qkv, q, B, T, H, D);
}
