// A device variable holds the table; launches from helper functions.
__device__ float sines[1024];
__global__ void tabulate() { sines[threadIdx.x] = sinf(6.2831853f * threadIdx.x / 1024.0f); }
template <int STRIDE> __global__ void butterfly(float2 *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float s = sines[(i * STRIDE) & 1023];
  x[i] = make_float2(x[i].x * s, x[i].y * (1.0f - s));
}
static void stage(float2 *x, int n) { butterfly<2><<<(n + 63) / 64, 64>>>(x, n); }
void transform(float2 *x, int n, int stages) {
  tabulate<<<1, 1024>>>(); // expect: device-precomputation
  for (int s = 0; s < stages; ++s)
    stage(x, n);
}
