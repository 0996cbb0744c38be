// absent: template-dispatch
// The switch picks among templated device functions inside one plain kernel.
template <int N> __device__ float power(float x) {
  float p = 1;
  for (int k = 0; k < N; k++)
    p *= x;
  return p;
}

__global__ void powers(float *v, int n, int e) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  switch (e) {
  case 2: v[i] = power<2>(v[i]); break;
  case 3: v[i] = power<3>(v[i]); break;
  default: v[i] = power<4>(v[i]);
  }
}

void run(float *v, int n, int e) { powers<<<(n + 255) / 256, 256>>>(v, n, e); }
