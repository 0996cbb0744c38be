// Vector stores of independent parts.
__global__ void add4(const float *a, const float *b, float *c, int n4) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n4)
    return;
  float4 x = reinterpret_cast<const float4 *>(a)[i], y = reinterpret_cast<const float4 *>(b)[i];
  reinterpret_cast<float4 *>(c)[i] = make_float4(x.x + y.x, x.y + y.y, x.z + y.z, x.w + y.w); // expect: thread-coarsening
}

void go(const float *a, const float *b, float *c, int n) { add4<<<(n / 4 + 255) / 256, 256>>>(a, b, c, n / 4); }
