// Rows go into a cleared C buffer by memcpy; bodies without mass round a list up.
#include <cuda_runtime.h>
#include <stdlib.h>
#include <string.h>
#include <vector>

__global__ void rows(const float *p, float *o, int w, int pw) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x < w)
    for (int d = 0; d < 3; d++)
      o[y * w + x] += p[(y + 1) * pw + x + d];
}

void smooth(const float *img, float *out, float *d, int w, int h) {
  const int pw = w + 2, ph = h + 2;
  float *pad = (float *)calloc(pw * ph, sizeof(float)); // expect: uniform-padding
  for (int y = 0; y < h; y++)
    memcpy(pad + (y + 1) * pw + 1, img + y * w, w * sizeof(float)); // evidence: uniform-padding
  cudaMemcpy(d, pad, pw * ph * sizeof(float), cudaMemcpyHostToDevice); // evidence: uniform-padding
  rows<<<dim3((w + 63) / 64, h), 64>>>(d, out, w, pw);
  free(pad);
}

__global__ void pull(const float4 *p, float *a, int n) {
  float s = 0.f;
  for (int k = 0; k < n; k += 4)
    s += p[k].w + p[k + 1].w + p[k + 2].w + p[k + 3].w;
  a[threadIdx.x] = s;
}

void gravity(std::vector<float4> bodies, float4 *d, float *a) {
  const size_t padded = (bodies.size() + 3) / 4 * 4;
  bodies.resize(padded, make_float4(0, 0, 0, 0)); // expect: uniform-padding
  cudaMemcpy(d, bodies.data(), padded * sizeof(float4), cudaMemcpyHostToDevice); // evidence: uniform-padding
  pull<<<1, 128>>>(d, a, int(padded));
}
