// absent: register-promotion
// Small matrices of one item, worked on in straight-line code; the sizes that the kernel gets by
// value are no array of the thread.
struct Shape {
  int size[4];
};

__device__ void multiply(const float (&a)[3][3], const float (&b)[3], float (&c)[3]) {
  for (int i = 0; i < 3; ++i) {
    c[i] = 0.0f;
    for (int j = 0; j < 3; ++j)
      c[i] += a[i][j] * b[j];
  }
}

__global__ void turn(const float *in, float *out, Shape shape) {
  int t = blockIdx.x * blockDim.x + threadIdx.x, index = 0;
  for (int d = 0; d < 4; ++d) {
    index = index * shape.size[d] + t % shape.size[d];
    t /= shape.size[d];
  }
  const float angle = in[index];
  float m[3][3] = {{cosf(angle), -sinf(angle), 0}, {sinf(angle), cosf(angle), 0}, {0, 0, angle}};
  float v[3] = {in[index + 1], in[index + 2], in[index + 3]}, w[3];
  multiply(m, v, w);
  for (int i = 0; i < 3; ++i)
    out[3 * index + i] = w[i];
}

void run(const float *in, float *out, Shape shape) { turn<<<16, 128>>>(in, out, shape); }
