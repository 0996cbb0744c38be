// Two arrays are zipped into one of pairs, so that one load fetches both.
__global__ void zip(const int *__restrict__ heads, const float *__restrict__ weights, int2 *edges, int n) {
  for (int e = blockIdx.x * blockDim.x + threadIdx.x; e < n; e += gridDim.x * blockDim.x)
    edges[e] = make_int2(heads[e], __float_as_int(weights[e])); // expect: data-layout-transformation
}

__global__ void walk(const int2 *edges, const float *x, float *y, int n) {
  const int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e < n)
    atomicAdd(&y[edges[e].x], x[e] * __int_as_float(edges[e].y));
}

void run(const int *heads, const float *weights, int2 *edges, const float *x, float *y, int n) {
  zip<<<64, 256>>>(heads, weights, edges, n);
  walk<<<(n + 255) / 256, 256>>>(edges, x, y, n);
}
