// rule: loop-invariant-work-in-kernel  expect: finding
struct Ray { float angle; };
__device__ float project(const Ray &r, float x, float y) {
  return x * cosf(r.angle) // <-- finding
         + y * sinf(r.angle); // <-- finding
}
__global__ void sweep(const float *a, const float2 *p, float *o, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Ray r{a[i]};
  float s = 0.0f;
  for (int k = 0; k < n; ++k)
    s += project(r, p[k].x, p[k].y);
  o[i] = s;
}
void go(const float *a, const float2 *p, float *o, int n) { sweep<<<64, 64>>>(a, p, o, n); }
