// Clamped neighbours in a struct's method.
struct Image {
  const float *p;
  int w, h;
  __device__ float blur(int x, int y) const {
    int left = max(x - 1, 0); // expect: index-stride-precomputation
    int right = min(x + 1, w - 1); // expect: index-stride-precomputation
    float s = 0.0f;
    for (int dy = -1; dy <= 1; ++dy) {
      int row = min(max(y + dy, 0), h - 1) * w; // evidence: index-stride-precomputation
      s += p[row + left] + p[row + x] + p[row + right];
    }
    return s / 9.0f;
  }
};
__global__ void apply(Image in, float *out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < in.w)
    out[y * in.w + x] = in.blur(x, y);
}
void go(Image in, float *out) { apply<<<dim3((in.w + 63) / 64, in.h), 64>>>(in, out); }
