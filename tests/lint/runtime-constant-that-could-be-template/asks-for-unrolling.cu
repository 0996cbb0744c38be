// rule: runtime-constant-that-could-be-template  expect: finding
__global__ void fir(const float *x, const float *c, float *o, int taps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0.0f;
#pragma unroll
  for (int k = 0; k < taps; ++k) // <-- finding
    s += c[k] * x[i + k];
  o[i] = s;
}
int main() {
  const int taps = 16;
  float *x, *c, *o;
  cudaMalloc(&x, 8192);
  cudaMalloc(&c, 64);
  cudaMalloc(&o, 4096);
  fir<<<8, 128>>>(x, c, o, taps);
  cudaDeviceSynchronize();
}
