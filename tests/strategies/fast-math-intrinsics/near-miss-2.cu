// absent: fast-math-intrinsics
// Correct functions, built with -use_fast_math says a comment: nvcc -use_fast_math near-miss-2.cu
__global__ void decay(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = expf(-x[i]) / sqrtf(x[i] + 1.0f) + sinf(x[i]);
}
void go(const float *x, float *y, int n) { decay<<<(n + 127) / 128, 128>>>(x, y, n); }
