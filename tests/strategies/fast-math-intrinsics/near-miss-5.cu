// absent: fast-math-intrinsics
// A function of the source that is called like one; a table in its place.
__constant__ float table[256];
__device__ float fast_exp(float x) { return table[int(x * 16.0f) & 255]; }
__device__ float __expf_like(float x) { return expf(x); }
__global__ void k(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = fast_exp(x[i]) + __expf_like(x[i]) + __saturatef(x[i]) + fabsf(x[i]);
}
void go(const float *x, float *y, int n) { k<<<(n + 255) / 256, 256>>>(x, y, n); }
