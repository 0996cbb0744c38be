// unclear: loop-unrolling
// The four components of a vector are computed one by one while the loop steps over them.
__global__ void product(const float *a, float *c, float alpha, float beta, int n) {
  float r[8 * 8] = {0.0f};
  for (int k = 0; k < n; ++k)
    for (int i = 0; i < 8; ++i)
      for (int j = 0; j < 8; ++j)
        r[i * 8 + j] += a[k * 64 + i] * a[k * 64 + j + threadIdx.x];
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; j += 4) {
      float4 tmp = reinterpret_cast<float4 *>(&c[(threadIdx.x * 8 + i) * n + j])[0];
      tmp.x = alpha * r[i * 8 + j] + beta * tmp.x;
      tmp.y = alpha * r[i * 8 + j + 1] + beta * tmp.y;
      tmp.z = alpha * r[i * 8 + j + 2] + beta * tmp.z;
      tmp.w = alpha * r[i * 8 + j + 3] + beta * tmp.w;
      reinterpret_cast<float4 *>(&c[(threadIdx.x * 8 + i) * n + j])[0] = tmp;
    }
}

void run(const float *a, float *c, int n) { product<<<n / 1024, 128>>>(a, c, 1.0f, 0.0f, n); }
